import type { Discovery, RuntimeConfig } from '@rodovia/shared/contracts';

export interface Boot {
  config: RuntimeConfig;
  discovery: Discovery;
  /** Answers of the calls that the first view makes, by address relative to the API base. */
  data?: Record<string, unknown>;
  /** True where the page came with its first view drawn. */
  rendered?: boolean;
}

const NOTHING: Boot = {
  config: { apiBase: '/api', channelCode: 'web', personTypes: { client: '', admin: '', seller: '' } },
  discovery: { microFrontends: {} },
};

const readBoot = (): Boot => {
  const text = globalThis.document?.getElementById('rodovia-boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : NOTHING;
};

/** What the server put into the page. */
export const boot = readBoot();

/** Configuration of this installation, from the served page. */
export const runtimeConfig = boot.config;

let inlined = boot.data ?? {};

/** The answer to `url` that came with the page, if any. The page is fresh, so it stands for one request. */
export const inlinedAnswer = (url: string): unknown => inlined[url];

/** Whether the page came with the answer that there is nothing at `url`. */
export const isKnownMissing = (url: string) => inlined[url] === null;

/** Puts other answers in place: the server's renderer has those of one page after the other. */
export const inlineAnswers = (answers: Record<string, unknown>) => {
  inlined = answers;
};

/** Forgets the inlined answers: after the first navigation they would be older than a request. */
export const dropInlinedAnswers = () => inlineAnswers({});
