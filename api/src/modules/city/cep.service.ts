import { type CepAnswer, UNKNOWN_CEP } from '@rodovia/shared/contracts/people';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { notFound } from '../../base/http-error';
import type { ApiContext } from '../../context/context';
import { city } from '../../db/schema';
import { capitalOfCep, stateOfCep } from './cep-ranges';
import { CircuitBreaker } from './circuit-breaker';

const MAX_ANSWERS = 5000;

/** Answer of a service compatible with ViaCEP; `erro` means that the CEP does not exist. */
const ServiceAnswer = Type.Object({
  erro: Type.Optional(Type.Union([Type.Boolean(), Type.String()])),
  logradouro: Type.Optional(Type.String()),
  bairro: Type.Optional(Type.String()),
  localidade: Type.Optional(Type.String()),
  uf: Type.Optional(Type.String()),
  ibge: Type.Optional(Type.String()),
});
type ServiceAnswer = Static<typeof ServiceAnswer>;

const unknownCep = () => notFound(UNKNOWN_CEP);

/** Looks up CEPs at the configured service, and falls back to public ranges if it does not answer. */
export function createCepService({ config, database: { db }, tracing }: ApiContext) {
  const known = new LRUCache<string, CepAnswer>({ max: MAX_ANSWERS });
  const breaker = new CircuitBreaker(config.cepFailures, config.cepPause);

  async function ask(cep: string): Promise<ServiceAnswer | undefined> {
    try {
      const response = await fetch(`${config.cepServiceUrl}/${cep}/json/`, {
        signal: AbortSignal.timeout(config.cepTimeout),
      });
      const answer: unknown = response.ok ? await response.json() : undefined;
      return Value.Check(ServiceAnswer, answer) ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  async function fromRanges(cep: string, state: string): Promise<CepAnswer> {
    const [capital] = await db
      .select()
      .from(city)
      .where(eq(city.code, capitalOfCep(cep) ?? ''));
    return {
      Zipcode: cep,
      LongAddress: '',
      Neighborhood: '',
      CityCode: capital?.code ?? '',
      CityName: capital?.name ?? '',
      StateCode: state,
      RangeOnly: true,
    };
  }

  /** @throws {HttpError} 404 for a CEP outside all ranges, or one that the service knows not to exist. */
  return async (cep: string): Promise<CepAnswer> => {
    const state = stateOfCep(cep);
    if (!state) throw unknownCep();
    const remembered = known.get(cep);
    if (remembered) return remembered;
    const answer = await breaker.call(() => (tracing ? tracing.run('cep', {}, () => ask(cep)) : ask(cep)));
    if (!answer) return fromRanges(cep, state);
    if (answer.erro) throw unknownCep();
    const found = {
      Zipcode: cep,
      LongAddress: answer.logradouro ?? '',
      Neighborhood: answer.bairro ?? '',
      CityCode: answer.ibge ?? '',
      CityName: answer.localidade ?? '',
      StateCode: answer.uf ?? state,
    };
    known.set(cep, found);
    return found;
  };
}
