import { type SQL, sql } from 'drizzle-orm';
import { instant, jsonObject } from '../db/projection';
import { proposal, quotation } from '../db/schema';
import type { Actor } from '../identity/actor';

/** Whether time has run out for one that is in force; the database's clock alone decides. */
export const isExpired: SQL = sql`(${proposal.status} = 'SENT' and ${proposal.validUntil} < now())`;

/** The number within the quotation; of a draft, how often it was saved. */
export const proposalVersion: SQL = sql`coalesce(${proposal.ordinal}, ${proposal.revision})`;

/** Drafts are for staff. */
export const visibleProposals = (viewer: Actor): SQL | undefined =>
  viewer.role === 'client' ? sql`${proposal.status} <> 'DRAFT'` : undefined;

const SUMMARY = jsonObject({
  Code: sql`${proposal.code}`,
  Version: proposalVersion,
  Status: sql`${proposal.status}`,
  Expired: isExpired,
  TotalCents: sql`${proposal.totalCents}`,
  ValidUntil: instant(proposal.validUntil),
});

/** Of a quotation's proposals the one that counts: the latest that was sent; for staff the draft, where none was. */
function latest(value: SQL, viewer: Actor): SQL {
  const visible = visibleProposals(viewer);
  return sql`(select ${value} from ${proposal} where ${proposal.quotationCode} = ${quotation.code}
    ${visible ? sql`and ${visible}` : sql``} order by ${proposal.ordinal} desc nulls last limit 1)`;
}

/** What quotations show of their proposals, and the relation with a little more. */
export const proposalOf = (viewer: Actor) => ({
  fields: {
    ProposalStatus: latest(sql`${proposal.status}`, viewer),
    ProposalExpired: sql`coalesce(${latest(isExpired, viewer)}, false)`,
    ProposalTotal: latest(sql`${proposal.totalCents}::float8`, viewer),
  },
  relation: latest(SUMMARY, viewer),
});
