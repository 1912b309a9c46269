import type { PublishedModule } from '@rodovia/shared/contracts/published';
import type { ReleaseDeedName } from '@rodovia/shared/contracts/release-deeds';

/** What steps of the history are called. */
const STEPS: Record<string, string> = {
  publish: 'publicação',
  promote: 'promoção',
  rollback: 'volta',
  canary: 'canário',
  withdraw: 'retirada',
  restore: 'restauração',
  sources: 'início das fontes',
  'take-back': 'canário retirado',
};

/** What a step is called; one of a canary without a canary has ended it. */
export function stepWord({ Action, Canary }: Pick<PublishedModule, 'Action' | 'Canary'>): string {
  return Action === 'canary' && !Canary ? 'canário encerrado' : (STEPS[Action] ?? Action);
}

/** A person's name without the code that the records name them by. */
export const personOf = (by: string) => by.replace(/ \([\da-f-]{36}\)$/, '');

/** A deed as the page offers it. */
export interface OfferedDeed {
  action: ReleaseDeedName;
  /** The button that opens its dialog, and the one that goes ahead. */
  label: string;
  /** Question of its dialog. */
  title: string;
  text: string;
  danger?: boolean;
  /** Releases to choose from, the usual one first. */
  choices?: readonly string[];
}

function promotion({ Module, Canary, Others, Earlier }: PublishedModule): OfferedDeed[] {
  const first = Canary ? [Canary.Release] : [];
  const choices = [...new Set([...first, ...Others, ...(Canary ? [] : Earlier)])];
  if (first.length + Others.length === 0) return [];
  const title = `Promover qual versão de ${Module}?`;
  return [{ action: 'promote', label: 'Promover', title, text: 'Todos os visitantes a recebem.', choices }];
}

function wayBack({ Module, Earlier }: PublishedModule): OfferedDeed[] {
  if (Earlier.length === 0) return [];
  const title = `Voltar ${Module} a qual versão?`;
  const text = 'Todos os visitantes a recebem; um canário termina.';
  return [{ action: 'rollback', label: 'Voltar', title, text, danger: true, choices: Earlier }];
}

function canaryEnd({ Module, Canary }: PublishedModule): OfferedDeed[] {
  if (!Canary) return [];
  const title = `Encerrar o canário ${Canary.Release} de ${Module}?`;
  const text = 'Quem o recebe volta à versão de todos com a próxima página.';
  return [{ action: 'end-canary', label: 'Encerrar canário', title, text }];
}

function withdrawal({ Module }: PublishedModule): OfferedDeed[] {
  if (Module === 'shell') return [];
  const title = `Retirar ${Module} do ar?`;
  const text = 'Suas páginas e seus itens de menu somem até que alguém o traga de volta.';
  return [{ action: 'withdraw', label: 'Retirar', title, text, danger: true }];
}

/** What can be done with a module as it is. */
export function deedsOf(module: PublishedModule): OfferedDeed[] {
  if (!module.Withdrawn) return [...promotion(module), ...wayBack(module), ...canaryEnd(module), ...withdrawal(module)];
  const title = `Trazer ${module.Module} de volta?`;
  const text = `Todos os visitantes recebem ${module.Release}.`;
  return [{ action: 'restore', label: 'Trazer de volta', title, text }];
}
