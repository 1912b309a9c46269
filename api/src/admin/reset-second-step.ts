import { eq } from 'drizzle-orm';
import type { ApiContext } from '../context/context';
import { person } from '../db/schema';
import { writeAudit } from '../identity/audit';
import { removeSecondStep } from '../identity/second-step';
import { mailTexts } from '../mail/texts';
import { loginEmail } from '../records/person-email';

/**
 * Removes the second step of an account, for people who have lost it and have no other administrator.
 * @throws if there is no such account, or it has no second step.
 */
export async function resetSecondStep({ mails, database: { db } }: ApiContext, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [owner] = await tx.select().from(person).where(eq(loginEmail, email.trim().toLowerCase()));
    if (!owner) throw new Error(`Nenhuma conta tem o e-mail ${email}.`);
    if (!(await removeSecondStep(tx, owner.code))) throw new Error(`A conta de ${email} não tem um segundo passo.`);
    await writeAudit(tx, null, `retirou pela linha de comando o segundo passo da pessoa ${owner.code}`);
    await mails.add(tx, 'security', owner, mailTexts.security(owner.name, 'reset'));
  });
}
