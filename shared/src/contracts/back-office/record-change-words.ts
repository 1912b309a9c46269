import type { ChangedEntity, ChangeKind } from './record-changes';

const ENTITY_WORDS: Record<ChangedEntity, string> = {
  PERSON: 'Pessoa',
  PRODUCT: 'Produto',
  MODEL: 'Modelo',
  QUOTATION: 'Orçamento',
  SITE: 'Conteúdo da loja',
};

/** Returns the pt-BR name of a kind of record. */
export const entityWord = (entity: ChangedEntity) => ENTITY_WORDS[entity];

const KIND_WORDS: Record<ChangeKind, string> = { CREATED: 'Criação', CHANGED: 'Alteração', REMOVED: 'Exclusão' };

/** Returns the pt-BR name of a kind of change. */
export const changeWord = (kind: ChangeKind) => KIND_WORDS[kind];
