import type { ApiContext } from '../context/context';
import { createPersonService } from '../modules/person/person.service';

interface NewAdministrator {
  email: string;
  name: string;
  cpf: string;
  mobile: string;
  password: string;
}

/** The operator at the machine: whoever reaches the database may do what an administrator may. */
const OPERATOR = { code: '', name: 'Operação', role: 'admin' } as const;

/**
 * Registers an administrator under the same rules as any person, without a log-in: how a new installation gets
 * its first one. @returns its code. @throws {HttpError} with the first broken rule.
 */
export async function createAdministrator(
  context: ApiContext,
  { email, name, cpf, mobile, password }: NewAdministrator,
): Promise<string> {
  const input = {
    email,
    name,
    mobile,
    isPhysical: true,
    physicalDocument: cpf,
    password,
    passwordVerify: password,
    personTypeCode: context.config.personTypes.admin,
  };
  const person = await createPersonService(context).register(OPERATOR, input, '');
  return person.Code;
}
