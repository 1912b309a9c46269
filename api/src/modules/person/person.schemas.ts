import { PersonInput, PersonUpdate } from '@rodovia/shared/contracts/people';
import { Code } from '@rodovia/shared/contracts/records';
import { Type } from 'typebox';
import { codesKey, filterKeys, pageKeys, querySchema } from '../../crud/list-query';

/** All fields are optional: the registration rules create the error messages in their order. */
export const RegistrationBody = Type.Object({
  ...Type.Partial(PersonInput).properties,
  name: Type.Optional(Type.String({ maxLength: 160 })),
  mobile: Type.Optional(Type.String({ maxLength: 15 })),
});

export const UpdateBody = Type.Object({
  ...PersonUpdate.properties,
  name: Type.String({ maxLength: 160 }),
  mobile: Type.String({ maxLength: 15 }),
});

const password = Type.String({ maxLength: 200 });
export const PasswordBody = Type.Object({
  currentPassword: password,
  newPassword: password,
  confirmPassword: password,
});

export const personFilterKeys = { ...filterKeys, personType: Type.Optional(Code) };
export const PersonListQuery = querySchema({ ...personFilterKeys, ...pageKeys });
export const PersonExportQuery = querySchema({ ...personFilterKeys, ...codesKey });
export const ProfileQuery = querySchema({ personType: Type.Optional(Code) });
