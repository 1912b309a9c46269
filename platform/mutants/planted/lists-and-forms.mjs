const LIST_STATE = 'shared/src/crud/list/list-state.ts';
const USE_LIST = 'shared/src/crud/list/use-list.ts';
const LIST_VIEW = 'shared/src/crud/list/use-list-state.ts';
const COLUMNS = 'shared/src/crud/list/use-shown-columns.ts';
const OPTIONS = 'shared/src/crud/list/use-options.ts';
const FORM = 'shared/src/crud/form/crud-form.tsx';
const FORM_DIALOG = 'shared/src/crud/form/form-dialog.tsx';
const CONTROL = 'shared/src/crud/form/field/control.tsx';
const FITMENTS = 'api/src/modules/fitment/fitment-search.ts';
const FITMENT_FILE = 'api/src/modules/fitment/fitment-file.ts';
const FITMENT_IMPORT = 'api/src/modules/fitment/fitment-import.ts';
const FITMENT_TEXTS = 'shared/src/contracts/catalog/fitments.ts';

/** Defects of lists and forms of the back office. */
export const mutants = [
  {
    about: 'an address with an unknown order is believed',
    file: LIST_STATE,
    find: 'sortable.includes(field) ? orderBy : DEFAULT_ORDER',
    put: 'orderBy || DEFAULT_ORDER',
  },
  {
    about: 'a day that is none filters a list',
    file: LIST_STATE,
    find: 'DAY.test(value) && !Number.isNaN(Date.parse(value))',
    put: 'DAY.test(value)',
  },
  {
    about: 'an export leaves the filters out',
    file: LIST_STATE,
    find: '({ orderBy, ...filters });',
    put: '({ orderBy, ...(orderBy ? {} : filters) });',
  },
  {
    about: 'a page past the end stays empty',
    file: USE_LIST,
    find: 'last !== undefined && page > Math.max(last, 1)',
    put: 'last === 0 && page > Math.max(last, 1)',
  },
  {
    about: 'a filtered list stays on the page that it was on',
    file: LIST_VIEW,
    find: 'write({ filters, page: 1 })',
    put: 'write({ filters })',
  },
  {
    about: 'a column is hidden that nobody can go without',
    file: COLUMNS,
    find: 'one === linkedOf(columns) || !hiddenColumns.includes(one.key)',
    put: '!hiddenColumns.includes(one.key)',
  },
  {
    about: 'a chosen record beyond the list has no name',
    file: OPTIONS,
    find: "value !== '' && !known.some((option) => option.value === value)",
    put: "value === ' '",
  },
  {
    about: 'a form does not go to what is wrong',
    file: FORM,
    find: 'if (sent > 0) focusWrong(form.current, doubted);',
    put: '',
  },
  {
    about: 'what is typed is not kept on the device',
    file: FORM,
    find: '{place && <DraftAutosave place={place} record={record} secret={secret} />}',
    put: '',
  },
  {
    about: 'a password is kept on the device',
    file: FORM,
    find: "control === 'password').map",
    put: "control === 'radio').map",
  },
  {
    about: 'what looks wrong is saved without a question',
    file: FORM,
    find: 'if (!(await isMeant(values))) return {};',
    put: '',
  },
  {
    about: 'leaving a form throws away what was typed without a question',
    file: FORM_DIALOG,
    find: 'if (dirty && !(await ask({ ...question, ...ok }))) return;',
    put: '',
  },
  {
    about: 'a saved dialog stays open',
    file: FORM_DIALOG,
    find: 'await onSaved?.();\n    onClose();',
    put: 'await onSaved?.();',
  },
  {
    about: 'a field of the back office does not say that it is wrong',
    file: CONTROL,
    find: "'aria-invalid': props.invalid,",
    put: "'aria-invalid': undefined,",
  },
  {
    about: 'a vehicle is found by a part inside of its name',
    file: FITMENTS,
    find: "like '% ' ||",
    put: "like '%' ||",
  },
  {
    about: 'a vehicle that is switched off is found',
    file: FITMENTS,
    find: '[sql`${fitment.isActive}`, ...words.map(condition)]',
    put: 'words.map(condition)',
  },
  {
    about: 'a year does not choose among vehicles',
    file: FITMENTS,
    find: 'between ${fitment.firstYear} and coalesce(${fitment.lastYear}, 9999)',
    put: 'between 0 and 9999',
  },
  {
    about: 'the preview of a file of vehicles writes it',
    file: FITMENT_IMPORT,
    find: 'if (isPreview) throw new PreviewEnd(counts);',
    put: 'if (isPreview) return counts;',
  },
  {
    about: 'the same vehicle twice in a file is taken',
    file: FITMENT_FILE,
    find: 'if (earlier) report(',
    put: 'if (earlier && line < 0) report(',
  },
  {
    about: 'a text that is no size is a factory size',
    file: FITMENT_TEXTS,
    find: 'if (unknown.length > 0) return `Medida desconhecida: ${unknown[0]}.`;',
    put: '',
  },
];
