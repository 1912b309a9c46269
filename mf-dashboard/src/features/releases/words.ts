import type { PublishedModule, ReleaseActionName } from '@rodovia/shared/contracts/platform';

/** Names of the steps. */
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

/** Returns the name of a step; a canary step without a canary has ended one. */
export function stepWord({ Action, Canary }: Pick<PublishedModule, 'Action' | 'Canary'>): string {
  return Action === 'canary' && !Canary ? 'canário encerrado' : (STEPS[Action] ?? Action);
}

/** Removes the code from a person's name in a record. */
export const personOf = (by: string) => by.replace(/ \([\da-f-]{36}\)$/, '');

/** An action offered by the page. */
export interface OfferedAction {
  action: ReleaseActionName;
  /** Labels of the button that opens the dialog, and of the confirming one. */
  label: string;
  /** Question in the dialog. */
  title: string;
  text: string;
  danger?: boolean;
  /** Releases to choose from, the default first. */
  choices?: readonly string[];
  /** Whether it is for a part of the visitors, which is asked. */
  isPartial?: boolean;
}

function promotion({ Module, Canary, Others, Earlier }: PublishedModule): OfferedAction[] {
  const first = Canary ? [Canary.Release] : [];
  const choices = [...new Set([...first, ...Others, ...(Canary ? [] : Earlier)])];
  if (first.length + Others.length === 0) return [];
  const title = `Promover qual versão de ${Module}?`;
  return [{ action: 'promote', label: 'Promover', title, text: 'Todos os visitantes a recebem.', choices }];
}

function wayBack({ Module, Earlier }: PublishedModule): OfferedAction[] {
  if (Earlier.length === 0) return [];
  const title = `Voltar ${Module} a qual versão?`;
  const text = 'Todos os visitantes a recebem; um canário termina.';
  return [{ action: 'rollback', label: 'Voltar', title, text, danger: true, choices: Earlier }];
}

/** Returns the releases that visitors do not have now, newest first. */
export const otherReleases = ({ Others, Earlier }: PublishedModule) => [...Others, ...Earlier];

function canaryStart(module: PublishedModule): OfferedAction[] {
  const choices = otherReleases(module);
  if (module.Canary || choices.length === 0) return [];
  const title = `Iniciar o canário de qual versão de ${module.Module}?`;
  const text = 'Uma parte dos visitantes a recebe, sempre a mesma. Se falhar para muitos, o canário termina sozinho.';
  return [{ action: 'canary', label: 'Iniciar canário', title, text, choices, isPartial: true }];
}

function canaryEnd({ Module, Canary }: PublishedModule): OfferedAction[] {
  if (!Canary) return [];
  const title = `Encerrar o canário ${Canary.Release} de ${Module}?`;
  const text = 'Quem o recebe volta à versão de todos com a próxima página.';
  return [{ action: 'end-canary', label: 'Encerrar canário', title, text }];
}

function withdrawal({ Module }: PublishedModule): OfferedAction[] {
  if (Module === 'shell') return [];
  const title = `Retirar ${Module} do ar?`;
  const text = 'Suas páginas e seus itens de menu somem até que alguém o traga de volta.';
  return [{ action: 'withdraw', label: 'Retirar', title, text, danger: true }];
}

/** Returns the actions that are possible for a module. */
export function offeredActions(module: PublishedModule): OfferedAction[] {
  if (!module.Withdrawn)
    return [promotion, wayBack, canaryStart, canaryEnd, withdrawal].flatMap((offer) => offer(module));
  const title = `Trazer ${module.Module} de volta?`;
  const text = `Todos os visitantes recebem ${module.Release}.`;
  return [{ action: 'restore', label: 'Trazer de volta', title, text }];
}
