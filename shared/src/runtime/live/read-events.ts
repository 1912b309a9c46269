import { runtimeConfig } from '../boot';
import { createEventParser, type StreamMessage } from './event-parser';

/** Silence at the start means that a proxy buffers the stream; later silence means that the connection is dead. */
const FIRST_SILENCE_MS = 10_000;
const SILENCE_MS = 45_000;

/** The session has ended, so reconnecting is useless. */
export class SessionOver extends Error {}

interface Reading {
  token: string;
  lastId: string | undefined;
  /** True to stay connected; false to read what is available and end. */
  follow: boolean;
  signal: AbortSignal;
  onMessage: (message: StreamMessage) => void;
}

const headersOf = ({ token, lastId }: Reading) => ({
  Authorization: `Bearer ${token}`,
  'Channel-Code': runtimeConfig.channelCode,
  ...(lastId && { 'Last-Event-ID': lastId }),
});

async function open(reading: Reading, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const url = `${runtimeConfig.apiBase}/shopping-cart/events${reading.follow ? '' : '?follow=false'}`;
  const response = await fetch(url, { headers: headersOf(reading), cache: 'no-store', signal });
  if (response.status === 401) throw new SessionOver();
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  return response.body;
}

/** Reads until the connection ends. Rejects if it fails, is silent for too long, or is aborted by `signal`. */
export async function readEvents(reading: Reading): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST_SILENCE_MS);
  const stop = () => silence.abort();
  reading.signal.addEventListener('abort', stop);
  try {
    const reader = (await open(reading, silence.signal)).getReader();
    const decoder = new TextDecoder();
    const parse = createEventParser();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      for (const message of parse(decoder.decode(piece.value, { stream: true }))) reading.onMessage(message);
    }
  } finally {
    clearTimeout(timer);
    reading.signal.removeEventListener('abort', stop);
  }
}
