import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TObject, TSchema } from 'typebox';
import type { CsvColumn } from '../csv/write-csv';
import type { ImageKind } from '../images/image-set';
import type { RecordSource } from './record-source';

/** A table whose records are switched off instead of deleted. */
export type ActiveTable = PgTable & { code: PgColumn; isActive: PgColumn; created: PgColumn; updated: PgColumn };

/** Column values by the table's property names. */
export type Values = Record<string, unknown>;

/** How pt-BR sentences speak of a record: noun with article ('a marca'). */
export interface RecordNames {
  one: string;
}

/** What every wire record has. */
export interface WireRecord {
  Code: string;
  Created: string;
}

/** What the writing routes of an entity need. */
export interface WriteDefinition<Input> {
  /** Path segment, for example `brand`. */
  resource: string;
  names: RecordNames;
  table: ActiveTable;
  source: RecordSource;
  item: TSchema;
  input: TObject;
  toRow(input: Input): Values;
  /** Pictures that may come with a new record: the payload field, its schema, and the kind they are. */
  pictures?: { field: string; creation: TObject; kind: ImageKind };
}

/** One catalogue entity: what its routes read, write and are called. */
export interface CrudDefinition<Item extends WireRecord, Input> extends WriteDefinition<Input> {
  /** Columns that the list's `term` looks into. */
  searched: (SQL | PgColumn)[];
  /** Order of the plain list, which fills selectors. */
  listOrder: string;
  /** Whether visitors may read the plain list, for the filters of the catalogue. */
  publicList: boolean;
  exportFile: string;
  exportColumns: CsvColumn<Item>[];
}
