import { nationalNumber } from '@rodovia/shared/contracts/people';
import type { GuestQuotationInput } from '@rodovia/shared/contracts/quotations';
import { isBlank, onlyDigits } from '@rodovia/shared/contracts/rules';
import { HttpError, invalidFields } from '../../../base/http-error';
import { keyedDigest, keyFor } from '../../../base/keys';
import type { ApiContext } from '../../../context/context';
import { HOUR, tooMany } from '../../../db/limits';
import { mailTexts } from '../../../mail/texts';

const DAY = 24 * HOUR;

/** Quotations with a number within a day. */
const MAX_PER_NUMBER = 8;
/** Quotations with a number within a day, and of everybody within an hour, after which an address is confirmed first. */
const FREE_PER_NUMBER = 2;
const FREE_FOR_ALL = 120;
/** Codes that are mailed to an address, and tried for it, within an hour. */
const MAX_MAILS = 3;
const MAX_TRIES = 10;

/** Milliseconds of a code; the one before is taken as well. */
const CODE_LASTS = HOUR / 4;

const NEEDS_EMAIL = 'Há muitos pedidos agora: informe um e-mail, e confirmamos este por ele.';
const WRONG_CODE = 'Este código não confere. Use o do último e-mail.';

type Input = Pick<GuestQuotationInput, 'mobile' | 'email' | 'confirmation'>;

const numberIn = ({ mobile }: Input) => nationalNumber(mobile) ?? onlyDigits(mobile);
const addressIn = ({ email = '' }: Input) => email.trim().toLowerCase();

/** Limits of quotations without an account. */
export function createGuestLimits({ config, limits, mails, database: { db } }: ApiContext) {
  const key = keyFor(config, 'guest confirmation');
  const ofNetwork = (network: string) => `guests from ${network}`;

  /** Returns the code for an address in this quarter of an hour, or `before` ones ago. */
  function codeFor(input: Input, before = 0): string {
    const period = Math.floor(Date.now() / CODE_LASTS) - before;
    const digest = keyedDigest(key, JSON.stringify([addressIn(input), numberIn(input), period]));
    return String(Buffer.from(digest, 'base64url').readUInt32BE() % 1_000_000).padStart(6, '0');
  }

  /** Mails the code, a few times an hour; the answer never says whether it did. */
  async function mailCode(input: Input): Promise<void> {
    const email = addressIn(input);
    if ((await limits.add(`guest codes to ${email}`, HOUR)) > MAX_MAILS) return;
    await mails.add(db, 'guestCode', { email }, mailTexts.guestCode(codeFor(input)));
  }

  /**
   * Asks for the code of a mail.
   * @throws {HttpError} 400 without an address or with a wrong code, 409 after a code was mailed.
   */
  async function requireConfirmation(input: Input): Promise<void> {
    if (isBlank(input.email)) throw invalidFields({ email: NEEDS_EMAIL });
    const typed = onlyDigits(input.confirmation ?? '');
    if (typed === '') {
      await mailCode(input);
      const sentence = `Enviamos um código de seis números a ${addressIn(input)}.`;
      throw new HttpError(409, `${sentence} Digite-o para fechar o pedido.`, {
        confirmation: 'Informe o código do e-mail.',
      });
    }
    if ((await limits.add(`guest code of ${addressIn(input)}`, HOUR)) > MAX_TRIES) throw tooMany();
    if (![codeFor(input), codeFor(input, 1)].includes(typed)) throw invalidFields({ confirmation: WRONG_CODE });
  }

  return {
    /** Returns how many quotations came from a network within an hour. */
    madeFrom: async (network: string): Promise<number> =>
      (await limits.counts([ofNetwork(network)])).get(ofNetwork(network)) ?? 0,

    /**
     * Counts a quotation before it is made.
     * @returns whether the address was confirmed by a code.
     * @throws {HttpError} 429 if there were too many; 400 or 409 if an address must be confirmed first.
     */
    async count(input: Input, network: string): Promise<boolean> {
      if ((await limits.add(ofNetwork(network), HOUR)) > config.guestsPerHour) throw tooMany();
      const ofNumber = await limits.add(`guest number ${numberIn(input)}`, DAY);
      if (ofNumber > MAX_PER_NUMBER) throw tooMany();
      const ofAll = await limits.add('guests', HOUR);
      if (ofNumber <= FREE_PER_NUMBER && ofAll <= FREE_FOR_ALL) return false;
      await requireConfirmation(input);
      return true;
    },

    /** Takes back what was counted for a quotation that was not made. */
    giveBack: (input: Input, network: string) =>
      limits.giveBack([ofNetwork(network), `guest number ${numberIn(input)}`, 'guests']),
  };
}
