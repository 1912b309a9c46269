import type { DeskSettings, DeskSettingsInput } from '@rodovia/shared/contracts/quotations';
import { ANSWER_MINUTES, MAX_SILENT_DAYS } from '@rodovia/shared/contracts/quotations';
import { maskPhone, onlyDigits } from '@rodovia/shared/contracts/rules';
import type { SettingsDefinition } from '../../settings-form';
import { readMinutes, readSpans, writeMinutes, writeSpans, wrongSpans } from './work-hours';

/** Fields of the weekdays, Monday first; Sunday is 0. */
const DAYS = [
  ['day1', 'Segunda-feira'],
  ['day2', 'Terça-feira'],
  ['day3', 'Quarta-feira'],
  ['day4', 'Quinta-feira'],
  ['day5', 'Sexta-feira'],
  ['day6', 'Sábado'],
  ['day0', 'Domingo'],
] as const;

type Day = (typeof DAYS)[number][0];

/** Form values, all as text. */
type DeskValues = Record<
  Day | 'answerTime' | 'sellersTake' | 'assigns' | 'takesGuests' | 'silentDays' | 'whatsapp',
  string
>;

const weekdayOf = (day: Day) => Number(day.slice(-1));

/** Returns a value per weekday field. */
const ofDays = (textOf: (weekday: number) => string) =>
  Object.fromEntries(DAYS.map(([day]) => [day, textOf(weekdayOf(day))])) as Record<Day, string>;

const valuesOf = (settings: DeskSettings): DeskValues => ({
  ...ofDays((weekday) => writeSpans(settings.WorkHours.filter(({ Weekday }) => Weekday === weekday))),
  answerTime: writeMinutes(settings.AnswerMinutes),
  sellersTake: String(settings.SellersTake),
  assigns: String(settings.Assigns),
  takesGuests: String(settings.TakesGuests),
  silentDays: String(settings.SilentDays),
  whatsapp: maskPhone(settings.Whatsapp),
});

const prepare = (values: DeskValues): DeskSettingsInput => ({
  workHours: DAYS.flatMap(([day]) =>
    readSpans(values[day]).map(({ From, To }) => ({ weekday: weekdayOf(day), from: From, to: To })),
  ),
  answerMinutes: readMinutes(values.answerTime),
  sellersTake: values.sellersTake === 'true',
  assigns: values.assigns === 'true',
  takesGuests: values.takesGuests === 'true',
  silentDays: Number(values.silentDays),
  whatsapp: onlyDigits(values.whatsapp),
});

const [least, most] = ANSWER_MINUTES;
const isAnswerTime = (text: unknown) => {
  const minutes = readMinutes(String(text ?? ''));
  return minutes >= least && minutes <= most;
};

const isSilentDays = (text: unknown) => /^\d{1,2}$/.test(String(text ?? '')) && Number(text) <= MAX_SILENT_DAYS;

const isMobile = (text: unknown) => /^[1-9]{2}9\d{8}$/.test(onlyDigits(String(text ?? '')));

const isClosed = (values: DeskValues) => DAYS.every(([day]) => values[day].trim() === '');

const days: SettingsDefinition<DeskSettings, DeskValues>['fields'] = DAYS.map(([name, label]) => ({
  name,
  label,
  hint: name === 'day1' ? 'Vários horários separados por vírgula; vazio quando não há expediente.' : undefined,
  validate: (value, all) =>
    wrongSpans(String(value ?? '')) ??
    (name === 'day1' && isClosed({ ...all, [name]: String(value ?? '') })
      ? 'Informe o expediente de pelo menos um dia.'
      : undefined),
}));

/** Form for the settings of the sellers' desk. */
export const deskForm: SettingsDefinition<DeskSettings, DeskValues> = {
  empty: {
    ...ofDays(() => ''),
    answerTime: '',
    sellersTake: 'false',
    assigns: 'false',
    takesGuests: 'true',
    silentDays: '',
    whatsapp: '',
  },
  fields: [
    ...days,
    {
      name: 'answerTime',
      label: 'Prazo da primeira proposta, em horas de expediente',
      hint: 'Horas e minutos, contados a partir do fechamento: 8:00, 1:30.',
      validate: (value) =>
        isAnswerTime(value) ? undefined : `Informe de ${writeMinutes(least)} a ${writeMinutes(most)} horas.`,
    },
    {
      name: 'sellersTake',
      label: 'Orçamentos sem vendedor',
      control: 'choice',
      options: [
        { value: 'true', label: 'Os vendedores podem assumir' },
        { value: 'false', label: 'Só a administração atribui' },
      ],
    },
    {
      name: 'assigns',
      label: 'Orçamentos novos',
      control: 'choice',
      options: [
        { value: 'false', label: 'Ficam sem vendedor até alguém os atender' },
        { value: 'true', label: 'Vão para o vendedor com menos em aberto' },
      ],
    },
    {
      name: 'takesGuests',
      label: 'Pedidos de quem não tem conta',
      control: 'choice',
      options: [
        { value: 'true', label: 'Com nome e WhatsApp' },
        { value: 'false', label: 'Só depois de entrar' },
      ],
    },
    {
      name: 'silentDays',
      label: 'Sem retorno do cliente, em dias úteis',
      hint: 'Depois destes dias sem uma palavra do cliente, a proposta entra na fila “Sem retorno do cliente”. 0 para nunca.',
      validate: (value) => (isSilentDays(value) ? undefined : `Informe de 0 a ${MAX_SILENT_DAYS} dias.`),
    },
    {
      name: 'whatsapp',
      label: 'WhatsApp da loja (opcional)',
      control: 'tel',
      mask: maskPhone,
      hint: 'No rodapé da loja, e para clientes que ainda não têm vendedor.',
      validate: (value) => (!value || isMobile(value) ? undefined : 'Informe um celular com DDD.'),
    },
  ],
  valuesOf,
  prepare,
};

/** Form fields that show the errors of server fields with other names. */
export const deskPlaces = { workHours: 'day1', answerMinutes: 'answerTime' } as const;
