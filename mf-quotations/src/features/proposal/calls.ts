import type { Proposal } from '@rodovia/shared/contracts';
import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { feedback } from '@rodovia/shared/crud';
import { ApiError, api, invalidate, keyOf, notify, queryClient } from '@rodovia/shared/runtime';

/** Where all proposals of a quotation are read, newest first. */
export const proposalsPath = (quotationCode: string) => `/proposal/by-quotation/${quotationCode}`;

/** What is there is not what the page shows: another state, or another version. */
const CONFLICTS = [409, 412];

/** A lost network is told, and leaves the seller where the typing is. */
const HERE = { unattended: true };

/** Puts a proposal as the server has it in place of what was read before. */
export function showPresent(proposal: Proposal) {
  const [resource, url] = keyOf(proposalsPath(proposal.QuotationCode));
  queryClient.setQueryData<Proposal[]>([resource, url], (known) =>
    known?.map((one) => (one.Code === proposal.Code ? proposal : one)),
  );
}

/** Reads again what proposals change. */
export const readAgain = () => invalidate('proposal', 'shopping-cart', 'dashboard');

/** Tells of a failure; what is there by now is read again, where there was an answer. */
async function tell(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (CONFLICTS.includes(status)) notify.info((error as ApiError).message);
  else if (status === 0 && error instanceof ApiError) notify.error(error.message);
  else feedback.failed(error, 'Erro:');
  if (status > 0) await readAgain();
}

/** Takes a step. Whatever the server answers, the page then shows what is there. Answers what came of it, if all went well. */
export async function take<T>(call: Promise<T>, done?: string): Promise<T | undefined> {
  try {
    const answer = await call;
    if (done) feedback.done(done);
    await readAgain();
    return answer;
  } catch (error) {
    await tell(error);
    return undefined;
  }
}

type Target = Pick<Proposal, 'Code' | 'Version'>;

const put = (deed: string, { Code }: Target, data?: object, headers?: Record<string, string>) =>
  api.put<Proposal>(`/proposal/${deed}/${Code}`, data, { ...HERE, headers });

/** The draft of a quotation: the one there is, or a new one from the latest version. */
export const openDraftOf = (quotationCode: string) => api.post<Proposal>('/proposal', { quotationCode }, HERE);

export const discard = ({ Code }: Target) => api.delete<void>(`/proposal/${Code}`, undefined, HERE);

export const send = (draft: Target) => put('send', draft, undefined, ifMatch(draft).headers);

export const withdraw = (proposal: Target, value: string) => put('withdraw', proposal, { ...(value && { value }) });

export const renew = (proposal: Target) => put('renew', proposal);

/** An acceptance that came by telephone or late; `key` is that of the attempt. */
export const recordAcceptance = (proposal: Target & Pick<Proposal, 'TotalCents'>, value: string, key: string) =>
  put('accept', proposal, { totalCents: proposal.TotalCents, value }, { 'Idempotency-Key': key });
