import type { Discovery, RuntimeConfig } from '../contracts/platform';

/** Contents of the JSON block of a page. */
export interface Boot {
  config: RuntimeConfig;
  discovery: Discovery;
  /** Answers of the first view's calls, by address relative to the API base. */
  data?: Record<string, unknown>;
  /** Whether the first view was rendered on the server. */
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

/** Data that the server inlined in the page. */
export const boot = readBoot();

/** Configuration of this installation, inlined in the page. */
export const runtimeConfig = boot.config;

let inlined = boot.data ?? {};

/** Returns the inlined answer to `url`, if any. It replaces one request, since the page is fresh. */
export const inlinedAnswer = (url: string): unknown => inlined[url];

/** Returns whether the page came with the answer that nothing exists at `url`. */
export const isKnownMissing = (url: string) => inlined[url] === null;

/** Replaces the inlined answers; the server's renderer uses this for each page. */
export const inlineAnswers = (answers: Record<string, unknown>) => {
  inlined = answers;
};

/** Discards the inlined answers: after the first navigation they would be outdated. */
export const dropInlinedAnswers = () => inlineAnswers({});
