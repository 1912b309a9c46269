import type { ApiContext } from '../context/context';
import { createPersonService } from '../modules/person/person.service';

interface NewAdministrator {
  email: string;
  name: string;
  cpf: string;
  mobile: string;
  password: string;
}

/** Actor for commands on the server: with access to the database they have the rights of an administrator. */
const OPERATOR = { code: '', name: 'Operação', role: 'admin' } as const;

/**
 * Creates an administrator with the usual validation but without a log-in, for new installations.
 * @returns the person's code.
 * @throws {HttpError} with the first broken rule.
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
