import { beside } from './beside';
import { type Load, load } from './load';

const LINES = 50_000;
/** Characters of text per line, so that the file has 25 MB. */
const TEXT = 430;
const HEADING =
  'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Preço público;Marca;Grupo;Empresa;Modelo;Categoria';
const RELATIONS = ['Brand', 'Group', 'Company', 'Model', 'Category'];

/** Columns by which a line refers to a related record. */
interface Named {
  Description: string;
  Name?: string;
}

/** Returns a file of the maximum size with only new, valid products. */
async function largestFile(base: string): Promise<Blob> {
  const answer = await fetch(`${base}/api/product/pagged?quantity=1&include=${RELATIONS.join(',')}`);
  const { Results } = (await answer.json()) as { Results: Record<string, Named>[] };
  const names = RELATIONS.map((name) => Results[0]?.[name]).map((one) => one?.Name ?? one?.Description);
  const text = `Carga:${'9'.repeat(TEXT)}`;
  const line = (at: number) => `NOVO-${at};P;Pneu;205/55 R16;UN;${text};1.234,50;${names.join(';')}`;
  return new Blob([[HEADING, ...Array.from({ length: LINES }, (_, at) => line(at))].join('\r\n')]);
}

/**
 * Previews the largest file.
 * @throws if it is not accepted.
 */
export async function lookAtFile(base: string, token: string): Promise<() => Promise<void>> {
  const file = await largestFile(base);
  return async () => {
    const body = new FormData();
    body.set('file', file, 'produtos.csv');
    const answer = await fetch(`${base}/api/product/importCsv?preview=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    const { Created } = (await answer.json()) as { Created?: number };
    if (Created !== LINES) throw new Error(`importCsv: ${answer.status}, ${Created}`);
  };
}

/** Measures the list alone, and while somebody previews the largest file. */
export async function besideImport(base: string, token: string, pages: string[]): Promise<{ alone: Load; busy: Load }> {
  const look = await lookAtFile(base, token);
  const alone = await load(base, pages);
  return { alone, busy: await beside(1, look, () => load(base, pages)) };
}
