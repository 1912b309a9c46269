import { PersonInput, PersonUpdate } from '@rodovia/shared/contracts/people';
import { Code } from '@rodovia/shared/contracts/records';
import { Type } from 'typebox';
import { filterKeys, pageKeys, querySchema } from '../../crud/list-query';

/** All fields are optional: the registration rules create the error messages in their order. */
export const RegistrationBody = Type.Object({
  ...Type.Partial(PersonInput).properties,
  name: Type.Optional(Type.String({ maxLength: 160 })),
  mobile: Type.Optional(Type.String({ maxLength: 15 })),
});

/** Body of a change to a person. */
export const UpdateBody = Type.Object({
  ...PersonUpdate.properties,
  name: Type.String({ maxLength: 160 }),
  mobile: Type.String({ maxLength: 15 }),
});

const password = Type.String({ maxLength: 200 });
/** Body of a change of password. */
export const PasswordBody = Type.Object({
  currentPassword: password,
  newPassword: password,
  confirmPassword: password,
});

/** Query keys that filter lists of people. */
export const personFilterKeys = { ...filterKeys, personType: Type.Optional(Code) };
/** Query of a page of people. */
export const PersonListQuery = querySchema({ ...personFilterKeys, ...pageKeys });
/** Query of the own profile. */
export const ProfileQuery = querySchema({ personType: Type.Optional(Code) });
