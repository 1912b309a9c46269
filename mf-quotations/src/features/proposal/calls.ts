import type { Proposal, RefusalReason } from '@rodovia/shared/contracts/proposals';
import { ifMatch } from '@rodovia/shared/contracts/records';
import { feedback } from '@rodovia/shared/crud';
import { ApiError, api, invalidate, keyOf, notify, queryClient } from '@rodovia/shared/runtime';

/** Returns the address of all proposals of a quotation, newest first. */
export const proposalsPath = (quotationCode: string) => `/proposal/by-quotation/${quotationCode}`;

/** Statuses that mean that the proposal has changed since it was read. */
const CONFLICTS = [409, 412];

/** A lost network is reported, and the seller stays on the sheet. */
const HERE = { unattended: true };

/** Replaces the cached proposal by the server's. */
export function showPresent(proposal: Proposal) {
  const [resource, url] = keyOf(proposalsPath(proposal.QuotationCode));
  queryClient.setQueryData<Proposal[]>([resource, url], (known) =>
    known?.map((one) => (one.Code === proposal.Code ? proposal : one)),
  );
}

/** Reloads what depends on proposals. */
export const readAgain = () => invalidate('proposal', 'shopping-cart', 'dashboard');

/** Reports a failure; if there was an answer, reloads. */
async function showFailure(error: unknown) {
  const status = error instanceof ApiError ? error.status : 0;
  if (CONFLICTS.includes(status)) notify.info((error as ApiError).message);
  else if (status === 0 && error instanceof ApiError) notify.error(error.message);
  else feedback.failed(error, 'Erro:');
  if (status > 0) await readAgain();
}

/** Runs an action and reloads the page afterwards. Resolves to its result if it succeeded. */
export async function take<T>(call: Promise<T>, done?: string): Promise<T | undefined> {
  try {
    const answer = await call;
    if (done) feedback.done(done);
    await readAgain();
    return answer;
  } catch (error) {
    await showFailure(error);
    return undefined;
  }
}

type Target = Pick<Proposal, 'Code' | 'Version'>;

const put = (action: string, { Code }: Target, data?: object, headers?: Record<string, string>) =>
  api.put<Proposal>(`/proposal/${action}/${Code}`, data, { ...HERE, headers });

/** Opens the draft of a quotation, creating one from the latest version if there is none. */
export const openDraftOf = (quotationCode: string) => api.post<Proposal>('/proposal', { quotationCode }, HERE);

export const discard = ({ Code }: Target) => api.delete<void>(`/proposal/${Code}`, undefined, HERE);

export const send = (draft: Target) => put('send', draft, undefined, ifMatch(draft).headers);

export const withdraw = (proposal: Target, value: string) => put('withdraw', proposal, { ...(value && { value }) });

export const renew = (proposal: Target) => put('renew', proposal);

/** Records a refusal made by phone, with the client's reason and how they gave it. */
export const recordRefusal = (proposal: Target, reason: RefusalReason, value: string) =>
  put('refuse', proposal, { reason, value });

/** Records an acceptance made by phone or after expiry; `key` is its idempotency key. */
export const recordAcceptance = (proposal: Target & Pick<Proposal, 'TotalCents'>, value: string, key: string) =>
  put('accept', proposal, { totalCents: proposal.TotalCents, value }, { 'Idempotency-Key': key });
