import type { Crumb, QueryValue } from '@rodovia/shared/runtime';
import type { ComponentType, ReactNode } from 'react';

/** Fields of every listed record. `IsActive` is present if the record can be deactivated. */
export interface CrudRow {
  Code: string;
  IsActive?: boolean;
  /** Version for optimistic locking, if the record can be changed. */
  Version?: number;
}

/** An option of a select. */
export interface Option<Value = string> {
  value: Value;
  label: string;
}

/** Options of a select: a fixed list, or read from the API through `optionsFrom`. */
export type OptionSource =
  | readonly Option[]
  | {
      /** Address of a list, with or without pages. */
      url: string;
      toOption: (row: never) => Option;
      /** Message shown instead of the options if they could not be read. */
      failure?: string;
      /** Additional options, listed first. */
      besides?: readonly Option[];
      /** Lookup of options beyond the first page: by text, and by value. */
      more?: { search: (typed: string) => string; one: (value: string) => string };
    };

/** Actions that a cell can take on its row. In a list for choosing, only `choose` is present. */
export interface RowTools<T> {
  /** Activates or deactivates the row after a confirmation. */
  toggle?: (row: T) => void;
  /** Opens the row's form. */
  edit?: (row: T) => void;
  /** Chooses the row. */
  choose?: (row: T) => void;
  /** Returns the name of a row. */
  nameOf: (row: T) => string;
}

/** A column of a list. */
export interface Column<T> {
  key: string;
  title: string;
  render: (row: T, tools: RowTools<T>) => ReactNode;
  /** Field of `orderBy`; columns without it cannot be sorted. */
  sortBy?: string;
  align?: 'right';
  /** Whether the column links to the record's page; by default the first column does. */
  link?: boolean;
  /** Width in pixels; columns without it share the remaining space. */
  width?: number;
  /** Whether the column shares the space that remains; `width` is then its minimum. */
  grows?: boolean;
  /** Order of hiding columns that do not fit: 1 first, 3 last, then columns without a rank from the end. */
  rank?: 1 | 2 | 3;
  /** Shown as small text under the record's name if it does not fit. */
  brief?: boolean | ((row: T) => ReactNode);
  /** Field of the record's form that can be edited in the cell. */
  edits?: string;
  /** Custom editor, rendered as a button without a visible label; null if the cell cannot be edited. */
  editor?: (row: T) => ReactNode;
}

/** A filter. A `fixed` filter is only set by an address and can be removed with a button. */
export interface Filter {
  /** Query key in the page's address and in the call. */
  name: string;
  label: string;
  kind: 'search' | 'choice' | 'date' | 'fixed';
  options?: OptionSource;
  /** Only shown after 'Mais Filtros'. */
  more?: boolean;
}

/** Creates a missing option of a select; `typed` is the text without a match. */
export type CreateOption = ComponentType<{
  typed: string;
  /** Called with the code of the new record. */
  onCreated: (code: string) => void;
  onClose: () => void;
}>;

/** A field of a form. */
export interface FieldDefinition<Input> {
  name: keyof Input & string;
  label: string;
  control?: 'text' | 'email' | 'tel' | 'password' | 'textarea' | 'choice' | 'radio';
  options?: OptionSource | readonly Option<boolean>[];
  /** Resource whose records can be created as missing options ('Criar "…"'), if the module has a form for it. */
  creates?: string;
  /** Formats the text while it is typed. */
  mask?: (text: string) => string;
  validate?: (value: unknown, all: Input) => string | undefined;
  /** Whether the field applies to the current values; always by default. */
  when?: (values: Input) => boolean;
  autoComplete?: string;
  /** Maximum length. Longer text can be typed: the remaining length is counted down, and saving is refused. */
  maxLength?: number;
  /** Number of lines of a text area; by default four. */
  rows?: number;
  hint?: string;
}

/** A form for a payload. Server errors are shown at the fields that they name. */
export interface FormDefinition<T, Input> {
  empty: Input;
  fields: readonly FieldDefinition<Input>[];
  /** Replaces the column of fields. */
  body?: ComponentType;
  /** Shown below the fields. */
  notice?: ComponentType;
  /** Returns the form values of a record; by default its fields of the same name (`description` from `Description`). */
  valuesOf?: (row: T) => Input;
  /** Transforms the payload before it is sent. */
  prepare?: (values: Input) => object;
  /**
   * Returns warnings about suspicious values, by field. They can be saved after a confirmation. Values of the original
   * record are not questioned.
   */
  doubts?: (values: Input) => Readonly<Partial<Record<string, string>>>;
  /** Leaves room for two columns of fields. */
  wide?: boolean;
  /** False if records can only be created here. */
  edits?: boolean;
}

/** The part of a form that is needed for editing a single value. */
export interface CellForm<T> {
  empty: object;
  fields: readonly Pick<FieldDefinition<never>, 'name' | 'label' | 'validate' | 'maxLength'>[];
  doubts?: (values: never) => Readonly<Partial<Record<string, string>>>;
  valuesOf?: (row: T) => object;
  prepare?: (values: never) => object;
}

/** Names of a kind of record in sentences. */
export interface CrudLabels {
  /** Singular noun without article ('marca'). */
  one: string;
  article: 'a' | 'o';
  /** Plural noun ('Marcas'), also the title of the page. */
  many: string;
  /** Title of the page, if it differs from the plural noun. */
  title?: string;
  /** Text of the create button ('Nova marca'). */
  create?: string;
  /** Text of a list without records: how to get the first one. */
  none?: string;
  /** Message of a list that could not be read; by default 'Erro ao carregar as marcas!'. */
  listFailed?: string;
  /** Beginning of the message of a failed change; by default 'Error:'. */
  updateFailed?: string;
}

/** A record that a bulk action could not change, and the reason. */
export interface Refused<T> {
  row: T;
  reason: string;
}

/** Result of a bulk action: its verb in the infinitive, the number of rows, and those that were refused. */
export interface Outcome<T> {
  verb: string;
  tried: number;
  refused: readonly Refused<T>[];
}

/** Properties of the actions on selected rows. */
export interface SelectionActionsProps<T> {
  chosen: readonly T[];
  /** Called after the action: changed records are deselected, refused ones are listed with the reason. */
  onDone: (outcome: Outcome<T>) => void;
  /** Called after undoing: records that could not be restored are listed with the reason. */
  onUndone: (outcome: Outcome<T>) => void;
}

/** Properties of actions on the selected rows, or on all rows that match the filters. */
export interface BulkActionsProps<T> extends SelectionActionsProps<T> {
  /** Values of the list's filters by query key. */
  filters: Readonly<Record<string, string>>;
}

/** Custom question before rows are deactivated; `onAnswer(true)` deactivates them. */
export type SwitchOffQuestion<T> = ComponentType<{
  /** Key under which unsaved input is stored on the device. */
  place: string;
  title: string;
  rows: readonly T[];
  onAnswer: (agreed: boolean) => void;
}>;

/** A list screen; see `defineCrud`. */
export interface CrudDefinition<T extends CrudRow, Input extends object = never> {
  /** First segment of the API addresses (`brand`). */
  resource: string;
  /** Address of the page (`/admin/marcas`). */
  path: string;
  /** Breadcrumbs of the page. */
  crumbs?: Crumb[];
  labels: CrudLabels;
  columns: readonly Column<T>[];
  filters: readonly Filter[];
  /** Returns the name of a record for confirmations and button labels. */
  nameOf: (row: T) => string;
  form?: FormDefinition<T, Input>;
  /** Form for editable cells, if `form` only creates records. */
  cellForm?: CellForm<T>;
  /** Name of the exported file without extension; without it there is no export. */
  exportFile?: string;
  /** Query parameters that list and export always use. */
  query?: Record<string, QueryValue>;
  /** Converts the rows of an answer whose records have no `Code`. */
  rowsOf?: (results: readonly object[]) => T[];
  /** Relations that the list includes. */
  include?: string;
  /** Returns the address of a record's page; without it, rows do not open. */
  hrefOf?: (row: T) => string;
  /** Custom question before rows are deactivated. */
  SwitchOffQuestion?: SwitchOffQuestion<T>;
  /** Whether selected rows can be deleted, and restored for a moment. */
  removes?: boolean;
  /** Additional actions on selected rows. */
  SelectionActions?: ComponentType<SelectionActionsProps<T>>;
  /** Actions on selected rows that replace the default ones, for resources that support bulk actions on the server. */
  BulkActions?: ComponentType<BulkActionsProps<T>>;
  /** Additional buttons of a row, which are kept on narrow screens; `actionsWidth` is their width in pixels. */
  rowActions?: (row: T, tools: RowTools<T>) => ReactNode;
  actionsWidth?: number;
  /** Additional buttons next to the create button. */
  toolbar?: ComponentType;
  /** Additional buttons next to the export button, collapsed on phones. */
  tools?: ComponentType;
  /** Shown between the title and the filters. */
  lead?: ComponentType;
  /** Shown below the title after a record was created, with the next steps, until it is closed. */
  Created?: ComponentType<{ record: T }>;
}

/** A list definition without the page around it. */
export type ListDefinition<T extends CrudRow, Input extends object = never> = Omit<
  CrudDefinition<T, Input>,
  'path' | 'crumbs' | 'exportFile' | 'toolbar' | 'tools' | 'lead' | 'Created'
>;
