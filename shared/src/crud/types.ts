import type { Crumb, QueryValue } from '@rodovia/shared/runtime';
import type { ComponentType, ReactNode } from 'react';

/** What every listed record has. `IsActive` is there for records that can be switched off. */
export interface CrudRow {
  Code: string;
  IsActive?: boolean;
  /** Raised with every change, where the record can be changed. */
  Version?: number;
}

export interface Option<Value = string> {
  value: Value;
  label: string;
}

/** Options of a selector: fixed, or read from the API by `optionsFrom`. */
export type OptionSource =
  | readonly Option[]
  | {
      /** Address of a list, plain or a page. */
      url: string;
      toOption: (row: never) => Option;
      /** Sentence in place of the options where they could not be read. */
      failure?: string;
      /** Options beside those that are read, which stand before them. */
      besides?: readonly Option[];
      /** Where there are more than one answer holds: the page for a text, and the record of a value. */
      more?: { search: (typed: string) => string; one: (value: string) => string };
    };

/** What a cell can do to its row. In a list to choose from, rows are chosen and nothing else. */
export interface RowTools<T> {
  /** Switches the row on or off, after asking. */
  toggle?: (row: T) => void;
  /** Opens the row's form. */
  edit?: (row: T) => void;
  /** Takes the row as the one that is looked for. */
  choose?: (row: T) => void;
  /** How people call the row. */
  nameOf: (row: T) => string;
}

export interface Column<T> {
  key: string;
  title: string;
  render: (row: T, tools: RowTools<T>) => ReactNode;
  /** Field of `orderBy`; a column without one does not sort. */
  sortBy?: string;
  align?: 'right';
  /** Carries the link to the record's own page; the first column does where none says so. */
  link?: boolean;
  /** Pixels; columns without a width share what is left. */
  width?: number;
  /** Where there is no room for all columns: 1 goes first, 3 last, then those without one from the end. */
  rank?: 1 | 2 | 3;
  /** Where it has no room, it stands as small text under the record's name. */
  brief?: boolean;
  /** Field of the record's form that is changed in the cell. */
  edits?: string;
  /** Another way to change what the cell shows, as an unwritten button; null where it cannot be changed. */
  editor?: (row: T) => ReactNode;
}

/** A `fixed` filter comes with an address alone; while it is there, a button takes it away. */
export interface Filter {
  /** Query key, in the page's address and in the call. */
  name: string;
  label: string;
  kind: 'search' | 'choice' | 'date' | 'fixed';
  options?: OptionSource;
  /** Shown only after 'Mais Filtros'. */
  more?: boolean;
}

/** Creates what a selector has no option for; `typed` is the text that found none. */
export type CreateOption = ComponentType<{
  typed: string;
  /** Gets the code of the new record. */
  onCreated: (code: string) => void;
  onClose: () => void;
}>;

export interface FieldDefinition<Input> {
  name: keyof Input & string;
  label: string;
  control?: 'text' | 'email' | 'tel' | 'password' | 'textarea' | 'choice' | 'radio';
  options?: OptionSource | readonly Option<boolean>[];
  /** Resource of which a missing option can be created, offered as 'Criar "…"' where the module has a form for it. */
  creates?: string;
  /** Rewrites what is typed. */
  mask?: (text: string) => string;
  validate?: (value: unknown, all: Input) => string | undefined;
  /** Whether the field belongs to these values; always, where it is missing. */
  when?: (values: Input) => boolean;
  autoComplete?: string;
  /** More can be typed; how much is left is counted down, and too much is refused where the form is saved. */
  maxLength?: number;
  /** Height of a text area in lines; four, where it is missing. */
  rows?: number;
  hint?: string;
}

/** A form over one payload. Server errors that name a field of it land on that field. */
export interface FormDefinition<T, Input> {
  empty: Input;
  fields: readonly FieldDefinition<Input>[];
  /** Stands in for the plain column of fields. */
  body?: ComponentType;
  /** Values of an existing record; by default the fields of the same name (`description` from `Description`). */
  valuesOf?: (row: T) => Input;
  /** Last touch before the payload is sent. */
  prepare?: (values: Input) => object;
  /**
   * What somebody should look at once more, by field; they may save all the same. Nothing is asked of what a record had
   * before.
   */
  doubts?: (values: Input) => Readonly<Partial<Record<string, string>>>;
  /** Leaves room for two columns of fields. */
  wide?: boolean;
  /** False where records are only created here. */
  edits?: boolean;
}

/** What the change of one value needs of a record's form, whatever the form holds besides. */
export interface CellForm<T> {
  empty: object;
  fields: readonly Pick<FieldDefinition<never>, 'name' | 'label' | 'validate' | 'maxLength'>[];
  doubts?: (values: never) => Readonly<Partial<Record<string, string>>>;
  valuesOf?: (row: T) => object;
  prepare?: (values: never) => object;
}

export interface CrudLabels {
  /** Noun without article ('marca'). */
  one: string;
  article: 'a' | 'o';
  /** Title of the page, and noun of its count ('Marcas'). */
  many: string;
  /** Title of a page that is not called after what it lists. */
  title?: string;
  /** Text of the create button ('Nova marca'). */
  create?: string;
  /** Sentence of a list that nothing is in yet: how something gets there; by default that nothing is. */
  none?: string;
  /** Sentence of a list that could not be read; by default 'Erro ao carregar as marcas!'. */
  listFailed?: string;
  /** Beginning of the sentence of a change that failed; by default 'Error:'. */
  updateFailed?: string;
}

/** A record that a bulk action could not change, and why. */
export interface Refused<T> {
  row: T;
  reason: string;
}

/** What a bulk action was (`verb` in the infinitive), how many rows it was tried with, and which were left as they were. */
export interface Outcome<T> {
  verb: string;
  tried: number;
  refused: readonly Refused<T>[];
}

export interface ChosenDeedsProps<T> {
  chosen: readonly T[];
  /** Those that were changed are chosen no longer; those that were refused are shown with the reason. */
  onDone: (outcome: Outcome<T>) => void;
  /** Those that could not be taken back are shown with the reason. */
  onUndone: (outcome: Outcome<T>) => void;
}

/** Deeds on many rows at once: the chosen ones, or all that correspond to the list's filters. */
export interface ManyDeedsProps<T> extends ChosenDeedsProps<T> {
  /** Values of the list's filters by query key. */
  filters: Readonly<Record<string, string>>;
}

/** Asks before rows are switched off and does what goes with it; `onAnswer(true)` lets them be switched off. */
export type SwitchOffQuestion<T> = ComponentType<{
  /** Name under which what is typed is kept on the device. */
  place: string;
  title: string;
  rows: readonly T[];
  onAnswer: (agreed: boolean) => void;
}>;

/** One list screen. See `defineCrud`. */
export interface CrudDefinition<T extends CrudRow, Input extends object = never> {
  /** First segment of the calls (`brand`). */
  resource: string;
  /** Address of the page (`/admin/marcas`). */
  path: string;
  /** Steps of the trail above the page. */
  crumbs?: Crumb[];
  labels: CrudLabels;
  columns: readonly Column<T>[];
  filters: readonly Filter[];
  /** How people call a record, in confirmations and button names. */
  nameOf: (row: T) => string;
  form?: FormDefinition<T, Input>;
  /** The form of what cells change, where `form` only creates. */
  cellForm?: CellForm<T>;
  /** Name of the exported file, without extension; no export where it is missing. */
  exportFile?: string;
  /** Query keys that list and export always carry. */
  query?: Record<string, QueryValue>;
  /** Rows of an answer whose records have no `Code` of their own. */
  rowsOf?: (results: readonly object[]) => T[];
  /** Relations that the list asks for. */
  include?: string;
  /** Address of a record's own page; a row without one does not open. */
  hrefOf?: (row: T) => string;
  /** Asks before rows are switched off, where there is more to decide than whether. */
  SwitchOffQuestion?: SwitchOffQuestion<T>;
  /** Whether chosen rows can be deleted, and brought back for a moment. */
  removes?: boolean;
  /** What can be done to chosen rows, where it is something else than switching them on and off. */
  ChosenDeeds?: ComponentType<ChosenDeedsProps<T>>;
  /** What can be done to chosen rows, switching them on and off included, where the server does it to all of them at once. */
  ManyDeeds?: ComponentType<ManyDeedsProps<T>>;
  /** Further buttons of a row, which stay where there is little room; `actionsWidth` pixels are theirs. */
  rowActions?: (row: T, tools: RowTools<T>) => ReactNode;
  actionsWidth?: number;
  /** Further buttons beside the create button. */
  toolbar?: ComponentType;
  /** Further buttons beside the export button, which a phone folds away. */
  tools?: ComponentType;
  /** Stands between the title and the filters. */
  lead?: ComponentType;
  /** What can be done next with a record that was just created, below the title until it is closed. */
  Created?: ComponentType<{ record: T }>;
}

/** The rows of a definition without the page around them. */
export type ListDefinition<T extends CrudRow, Input extends object = never> = Omit<
  CrudDefinition<T, Input>,
  'path' | 'crumbs' | 'exportFile' | 'toolbar' | 'tools' | 'lead' | 'Created'
>;
