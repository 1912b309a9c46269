import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Typical changes of the product, made in a copy as one would make them by hand, so that their cost can be measured.
 * Tests are changed with them and not counted.
 */

/**
 * A change: its name, its maximum cost in lines and files without tests, and a function that makes it in a copy of the
 * repository and returns the changed code files.
 * @typedef {{ name: string, lines: number, files: number, make: (copy: string) => string[] }} Change
 */

/**
 * Changes a file of the copy: each text is replaced once.
 * @param {[find: string, put: string][]} edits
 */
function edit(copy, file, edits) {
  const place = path.join(copy, file);
  let text = readFileSync(place, 'utf8');
  for (const [find, put] of edits) {
    if (!text.includes(find)) throw new Error(`${file}: falta ${find.trim()}`);
    text = text.replace(find, () => put);
  }
  writeFileSync(place, text);
  return file;
}

const before = (mark, text) => [mark, text + mark];
const after = (mark, text) => [mark, mark + text];

function addMigration(copy, name, sql) {
  const folder = path.join(copy, 'api/migrations');
  const number = Math.max(...readdirSync(folder).map((file) => Number.parseInt(file, 10))) + 1;
  writeFileSync(path.join(folder, `${String(number).padStart(4, '0')}_${name}.sql`), sql);
}

/** A column of the list of quotations, which can be sorted: the client's mobile. */
const column = {
  name: 'coluna da lista de orçamentos',
  lines: 8,
  files: 2,
  make: (copy) => [
    edit(copy, 'mf-quotations/src/features/list/quotations.crud.tsx', [
      after(
        'const shared: Column<ShoppingCart>[] = [\n',
        "  { key: 'Mobile', title: 'Celular', sortBy: 'Mobile', width: 136, rank: 3, render: ({ Person }) => Person?.Mobile },\n",
      ),
    ]),
    edit(copy, 'api/src/modules/quotation/quotation.repository.ts', [
      before(
        'const firstOf = (images',
        `const mobileOf = (reference: Column): SQL =>
  sql\`(select \${person.mobile} from \${person} where \${person.code} = \${reference})\`;

`,
      ),
      before('    Person: nameOf(quotation.personCode),\n', '    Mobile: mobileOf(quotation.personCode),\n'),
    ]),
  ],
};

/** A mail about a quotation: a copy for the seller who closes it for a client. */
const mail = {
  name: 'e-mail',
  lines: 25,
  files: 3,
  make: (copy) => [
    edit(copy, 'api/src/mail/texts.ts', [
      before(
        '  assigned: (name: string,',
        `  closedForClient: (name: string, { number, url, lines }: QuotationFacts, client: string): MailContent => ({
    subject: \`Orçamento nº \${number} fechado para \${shortName(client)}\`,
    greeting: hello(name),
    paragraphs: [\`O orçamento de \${shortName(client)} foi fechado por você.\`],
    lines,
    action: view(url),
  }),
`,
      ),
    ]),
    edit(copy, 'api/src/modules/quotation/quotation-mails.ts', [
      before(
        '  finished: ({ Person, Note })',
        `  closedForClient: ({ Person, Seller }): Letter => [
    Seller,
    (name, facts) => mailTexts.closedForClient(name, facts, Person?.Name ?? ''),
  ],
`,
      ),
    ]),
    edit(copy, 'api/src/modules/quotation/quotation-creation.ts', [
      after(
        "    await mailQuotation(tx, context, 'received', quotationCode);\n",
        "    await mailQuotation(tx, context, 'closedForClient', quotationCode);\n",
      ),
    ]),
  ],
};

/** A setting of the sellers' desk, from the database to its form. */
const setting = {
  name: 'configuração',
  lines: 30,
  files: 5,
  make(copy) {
    addMigration(
      copy,
      'reminds_sellers',
      'alter table desk_settings add column reminds_sellers boolean not null default false;\n',
    );
    return [
      edit(copy, 'shared/src/contracts/quotations/desk-settings.ts', [
        after('  SellersTake: Type.Boolean(),\n', '  RemindsSellers: Type.Boolean(),\n'),
        after('    sellersTake: Type.Boolean(),\n', '    remindsSellers: Type.Boolean(),\n'),
      ]),
      edit(copy, 'api/src/db/schema/quotations/desk.ts', [
        before(
          "  sellersTake: boolean('sellers_take')",
          "  remindsSellers: boolean('reminds_sellers').notNull().default(false),\n",
        ),
      ]),
      edit(copy, 'api/src/modules/desk-settings/desk-settings.routes.ts', [
        after('  SellersTake: deskSettings.sellersTake,\n', '  RemindsSellers: deskSettings.remindsSellers,\n'),
      ]),
      edit(copy, 'mf-dashboard/src/features/desk/desk-form.ts', [
        ["'answerTime' | 'sellersTake'", "'answerTime' | 'sellersTake' | 'remindsSellers'"],
        after('  sellersTake: String(settings.SellersTake),\n', '  remindsSellers: String(settings.RemindsSellers),\n'),
        after(
          "  sellersTake: values.sellersTake === 'true',\n",
          "  remindsSellers: values.remindsSellers === 'true',\n",
        ),
        after("    sellersTake: 'false',\n", "    remindsSellers: 'false',\n"),
        before(
          "    {\n      name: 'assigns',",
          `    {
      name: 'remindsSellers',
      label: 'Lembretes',
      control: 'choice',
      options: [
        { value: 'false', label: 'Nenhum' },
        { value: 'true', label: 'Um e-mail por dia com o que está em aberto' },
      ],
    },
`,
        ),
      ]),
      edit(copy, 'mf-dashboard/src/features/desk/desk-form.test.ts', [
        after('  SellersTake: true,\n', '  RemindsSellers: false,\n'),
        after("    sellersTake: 'true',\n", "    remindsSellers: 'false',\n"),
        after('    sellersTake: true,\n', '    remindsSellers: false,\n'),
      ]),
    ];
  },
};

/** @type {Change[]} */
export const CHANGES = [column, mail, setting];
