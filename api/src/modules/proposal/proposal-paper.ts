import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../../context/context';
import { readOne } from '../../crud/record-source';
import { businessSettings, person, proposal, quotation } from '../../db/schema';
import { type PaperClient, type ProposalPaper, paperName } from '../../documents/proposal-paper';
import type { Actor } from '../../identity/actor';
import { readProposal } from './proposal-access';
import { proposalsSeenBy } from './proposal-source';

/** Size of the document cache in bytes: some hundred documents of usual size. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;

const NOBODY: PaperClient = { name: '', document: '', isPhysical: true, phone: '', email: '' };

/** A finished document. */
export interface Paper {
  /** `proposta-198-2.pdf` */
  filename: string;
  content: Buffer;
}

/** Reads proposals like the client, for attached documents. */
const SYSTEM: Actor = { code: '00000000-0000-0000-0000-000000000000', name: '', role: 'client' };

/** Documents of proposals. */
export function createPapers(context: ApiContext) {
  const { config, database, documents } = context;
  const { db } = database;
  const papers = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (content) => content.length,
  });

  /** Returns the additional content of a document, and a key that changes with its content. */
  async function factsOf({ Code, Status, Expired, Closed, Updated, QuotationCode, VerifyToken }: Proposal) {
    const seller = alias(person, 'seller');
    const [found] = await db
      .select({
        client: {
          name: person.name,
          document: sql<string>`${person.physicalDocument} || ${person.legalDocument}`,
          isPhysical: person.isPhysical,
          phone: sql<string>`coalesce(nullif(${person.mobile}, ''), ${person.phone1})`,
          email: person.email,
        },
        seller: { name: seller.name, mobile: seller.mobile },
      })
      .from(quotation)
      .innerJoin(person, eq(person.code, quotation.personCode))
      .leftJoin(seller, eq(seller.code, quotation.sellerCode))
      .where(eq(quotation.code, QuotationCode));
    const [settings] = await db.select().from(businessSettings);
    const facts: Omit<ProposalPaper, 'proposal'> = {
      client: found?.client ?? NOBODY,
      seller: found?.seller ? { name: found.seller.name, phone: found.seller.mobile } : null,
      company: {
        name: settings?.companyName ?? '',
        document: settings?.companyDocument ?? '',
        address: settings?.companyAddress ?? '',
        phone: settings?.companyPhone ?? '',
        logo: settings?.companyLogo ?? null,
      },
      proofUrl: VerifyToken ? `${config.publicUrl}/verificar/${VerifyToken}` : null,
    };
    const key = JSON.stringify([Code, Status, Expired, Closed, Updated, settings?.version, facts.client, facts.seller]);
    return { facts, key };
  }

  const made = (owner: string, read: () => Promise<Proposal>) =>
    documents.inTurn(owner, async (make) => {
      const { InnerNote: _inner, ...of } = await read();
      const { facts, key } = await factsOf(of);
      const content = papers.get(key) ?? (await make({ proposal: of, ...facts }));
      papers.set(key, content);
      return { filename: `proposta-${paperName(of).replace('/', '-')}.pdf`, content };
    });

  return {
    /**
     * Returns the document for a viewer.
     * @throws {HttpError} 404, or 503 if the queue is full.
     */
    async seenBy(viewer: Actor, code: string): Promise<Paper> {
      return made(viewer.code, () => readProposal(db, context, viewer, code));
    },
    /** Returns the document for the client; null if it no longer exists. */
    async forClient(code: string): Promise<Paper | null> {
      const source = proposalsSeenBy(config.personTypes, SYSTEM);
      const found = await readOne<Proposal>(db, source, { where: [eq(proposal.code, code)] });
      return found && found.Status !== 'DRAFT' ? made('mail', () => Promise.resolve(found)) : null;
    },
  };
}
