import type { MyData } from '@rodovia/shared/contracts/people';
import { formatCents, proposalWords } from '@rodovia/shared/contracts/proposals';
import { statusWords } from '@rodovia/shared/contracts/quotations';
import { positionWord, shownPlate, vehicleKind } from '@rodovia/shared/contracts/vehicles';
import { csvDate } from '../../../csv/write-csv';
import { escapeHtml } from '../../../mail/layout';

type Rows = readonly (readonly [term: string, value: unknown])[];

const text = (value: unknown) => escapeHtml(String(value ?? '')).replaceAll('\n', '<br>');

function facts(rows: Rows): string {
  const known = rows.filter(([, value]) => value !== '' && value !== undefined && value !== null);
  return `<dl>${known.map(([term, value]) => `<dt>${text(term)}</dt><dd>${text(value)}</dd>`).join('')}</dl>`;
}

const section = (title: string, parts: string[]) =>
  `<section><h2>${text(title)}</h2>${parts.join('') || '<p>Nada guardado.</p>'}</section>`;

const personal = ({ Person }: MyData) =>
  facts([
    ['Nome', Person.Name],
    ['E-mail', Person.Email],
    ['CPF', Person.PhysicalDocument],
    ['CNPJ', Person.LegalDocument],
    ['Celular', Person.Mobile],
    ['Telefone', Person.Phone1],
    ['Tipo', Person.PersonType?.Name],
    ['Criado em', csvDate(Person.Created)],
    ['Atualizado em', csvDate(Person.Updated)],
  ]);

const addresses = ({ Person }: MyData) =>
  (Person.Address ?? []).map((address) =>
    facts([
      ['CEP', address.Zipcode],
      ['Logradouro', `${address.LongAddress}, ${address.Number}`],
      ['Complemento', address.Complement],
      ['Bairro', address.Neighborhood],
      ['Cidade', address.City && `${address.City.Name} / ${address.City.StateCode}`],
      ['Referência', address.Reference],
    ]),
  );

const vehicles = ({ Vehicles }: MyData) =>
  Vehicles.map(({ Name, Plate, Kind, Axles, ReminderDue }) =>
    facts([
      ['Veículo', Name],
      ['Placa', shownPlate(Plate)],
      ['Tipo', vehicleKind(Kind).label],
      ['Eixos', Axles.map((axle) => `${positionWord(axle.Position)}: ${axle.Quantity} × ${axle.Size}`).join('\n')],
      ['Lembrete da revisão', ReminderDue],
    ]),
  );

function messageLine({
  Side,
  Text,
  Quote,
  Pictures,
  Created,
}: MyData['Quotations'][number]['Messages'][number]): string {
  const pictures = Pictures > 0 ? `[${Pictures} ${Pictures === 1 ? 'imagem' : 'imagens'}]` : '';
  const line = [Quote && `(${Quote})`, Text, pictures].filter(Boolean).join(' ');
  return `${csvDate(Created)}, ${Side === 'CLIENT' ? 'cliente' : 'loja'}: ${line}`;
}

const changeLine = ({ Created, Field, Before, After }: MyData['Changes'][number]) =>
  [csvDate(Created), `${Field}: de “${Before}” para “${After}”`] as const;

const itemLine = ({ Quantity, Description, Size, Words }: MyData['SavedLists'][number]['Items'][number]) =>
  [
    `${Quantity} × ${Description || 'produto removido'}${Size && ` (${Size})`}`,
    ...Words.map((words) => `“${words}”`),
  ].join(' · ');

const quotations = ({ Quotations }: MyData) =>
  Quotations.map(({ Number: number, Status, Created, Note, Details, Items, FreeItems, Proposals, History, Messages }) =>
    facts([
      ['Orçamento', `nº ${number}, ${statusWords(Status)}, de ${csvDate(Created)}`],
      ['Itens', Items.map(itemLine).join('\n')],
      [
        'Pedido por escrito',
        FreeItems.map((item) => `${item.Quantity} × ${item.Text}${item.Answer && `: ${item.Answer}`}`).join('\n'),
      ],
      ['Seu pedido', Details.PurchaseOrder],
      ['Desejado até', Details.WantedBy],
      ['Entrega', Details.Delivery],
      ['Sua observação', Details.Note],
      ['Observação', Note],
      [
        'Propostas',
        Proposals.map((one) =>
          [
            `${number}/${one.Version}, ${proposalWords(one.Status)}, de ${csvDate(one.SentAt)}: ${formatCents(one.TotalCents)}`,
            one.Delivery,
            one.Request,
            one.Answer,
          ]
            .filter(Boolean)
            .join('. '),
        ).join('\n'),
      ],
      [
        'Histórico',
        History.map((step) => `${csvDate(step.Created)}: ${statusWords(step.Status)} ${step.Note}`).join('\n'),
      ],
      ['Conversa', Messages.map(messageLine).join('\n')],
    ]),
  );

const mails = ({ Mails }: MyData) =>
  Mails.map(({ Subject, To, Created, Text }) =>
    facts([
      ['Mensagem', `${Subject}, de ${csvDate(Created)}, para ${To}`],
      ['Texto', Text],
    ]),
  );

const devices = ({ Sessions, Passkeys }: MyData) => [
  ...Sessions.map(({ Device, Created, LastSeen }) =>
    facts([[Device, `Desde ${csvDate(Created)}, visto em ${csvDate(LastSeen)}`]]),
  ),
  ...Passkeys.map(({ Name, Created }) => facts([['Chave de acesso', `${Name}, de ${csvDate(Created)}`]])),
];

const savedLine = ({ Kind, Size, Description, Created }: MyData['SavedProducts'][number]) =>
  [`${Kind === 'FAVOURITE' ? 'Favorito' : 'Visto'}, ${csvDate(Created)}`, `${Size} ${Description}`] as const;

const lists = ({ SavedLists }: MyData) =>
  SavedLists.map(({ Name, Items, FreeItems, Created }) =>
    facts([
      ['Lista', `${Name}, de ${csvDate(Created)}`],
      ['Itens', Items.map(itemLine).join('\n')],
      ['Por escrito', FreeItems.map((item) => `${item.Quantity} × ${item.Text}`).join('\n')],
    ]),
  );

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:800px;margin:0 auto;padding:24px;color:#1b1a18}
h2{border-bottom:1px solid #ccc}dl{display:grid;grid-template-columns:160px 1fr;gap:4px 16px;margin:0 0 24px}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}`;

/** Returns the data of a person as a printable HTML page without scripts and external content. */
export function readable(data: MyData): string {
  const sections = [
    section('Dados pessoais', [personal(data)]),
    section('Endereços', addresses(data)),
    section('Veículos', vehicles(data)),
    section('Orçamentos', quotations(data)),
    section('Mensagens enviadas', mails(data)),
    section('Aparelhos em que a conta está aberta', devices(data)),
    section('Favoritos e vistos', data.SavedProducts.length > 0 ? [facts(data.SavedProducts.map(savedLine))] : []),
    section('Listas guardadas', lists(data)),
    section('Alterações do cadastro', data.Changes.length > 0 ? [facts(data.Changes.map(changeLine))] : []),
    section(
      'Anotações da loja',
      data.Notes.map(({ Created, Text }) => facts([[csvDate(Created), Text]])),
    ),
    section(
      'Registro de ações',
      data.Trail.length > 0 ? [facts(data.Trail.map(({ Created, Message }) => [csvDate(Created), Message]))] : [],
    ),
  ];
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Meus dados</title>
<style>${STYLE}</style></head><body><h1>Meus dados na Rodovia</h1><p>Gerado em ${csvDate(data.Made)}.</p>
${sections.join('\n')}</body></html>`;
}
