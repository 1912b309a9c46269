import type { ChangedEntity, ChangeKind } from './record-changes';

const ENTITY_WORDS: Record<ChangedEntity, string> = {
  PERSON: 'Pessoa',
  PRODUCT: 'Produto',
  MODEL: 'Modelo',
  QUOTATION: 'Orçamento',
  SITE: 'Conteúdo da loja',
};

/** What was changed, in a word. */
export const entityWord = (entity: ChangedEntity) => ENTITY_WORDS[entity];

const KIND_WORDS: Record<ChangeKind, string> = { CREATED: 'Criação', CHANGED: 'Alteração', REMOVED: 'Exclusão' };

/** What happened to it, in a word. */
export const changeWord = (kind: ChangeKind) => KIND_WORDS[kind];
