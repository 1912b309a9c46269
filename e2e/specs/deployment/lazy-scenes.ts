import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { ADMIN, CLIENT, SELLER } from '../../support/accounts';
import { createProduct, picture } from '../../support/data/catalogue';

/** Something that is opened: within a loaded page (`open`), or the page itself. */
export interface Scene {
  as?: string;
  path: string;
  /** Creates what the scene shows; returns its address. */
  prepare?: (request: APIRequestContext) => Promise<string>;
  width?: number;
  open?: (page: Page) => Promise<void>;
  /** True if opening leads to another page. */
  leads?: boolean;
  /** Files that only this scene loses, if the files around it belong to another scene. */
  only?: RegExp;
  /** What is shown when the code is lost and what tries again, unless it is a panel with 'Tentar novamente'. */
  instead?: { shown: (page: Page) => Locator; again: (page: Page) => Promise<void> };
  /** What is visible once it is open. */
  shown: (page: Page) => Locator;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const row = (page: Page) => page.locator('tbody tr[tabindex]').first();
const search = (text: string) => (page: Page) => page.getByRole('combobox', { name: /^Buscar/ }).fill(text);
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const firstRecord = (page: Page) => page.locator('tbody').getByRole('link').first().click();

/** Files of modules: those of the shell are lost in other scenes. */
const OWN = /^\/mf\/mf-/;

export const SCENES: Record<string, Scene> = {
  'a loja': {
    path: '/modelos',
    shown: (page) => page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first(),
  },
  'o carrinho de lado': {
    path: '/modelos',
    open: press(/^Carrinho/),
    shown: (page) => page.getByText('Sem itens'),
  },
  'as sugestões': {
    path: '/modelos',
    open: search('pneu'),
    shown: (page) => page.getByRole('option').first(),
    instead: {
      shown: (page) => page.getByText('As sugestões não vieram. Com Enter a busca abre a lista.'),
      again: search('pneus'),
    },
  },
  'os filtros da lista': {
    path: '/modelos',
    open: (page) => page.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first().click(),
    leads: true,
    shown: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
  },
  'os filtros no telefone': { path: '/modelos', width: 375, open: press('Filtros'), shown: dialog('Filtros') },
  'as medidas equivalentes': {
    path: '/modelos?size=195/60R16',
    only: OWN,
    shown: (page) => page.getByRole('heading', { name: 'Medidas equivalentes' }),
  },
  'a comparação': { path: '/comparar', only: OWN, shown: heading('Comparar pneus') },
  'os favoritos': { path: '/favoritos', only: OWN, shown: heading('Favoritos') },
  'a imagem de perto': {
    path: '/modelos/:code',
    prepare: async (request) => {
      const { Code } = await createProduct(request, { productImages: [await picture(10)] });
      return `/modelos/${Code}`;
    },
    open: press('Ampliar a foto'),
    shown: dialog(/^Foto 1/),
  },
  'o início': { path: '/', shown: heading(/^(?!Não foi possível)/) },
  'o carrinho': { path: '/carrinho', shown: heading('Carrinho') },
  'a privacidade': { path: '/privacidade', shown: heading(/rivacidade/) },
  'o log-in': {
    path: '/modelos',
    open: press('Entre ou cadastre-se'),
    shown: (page) => page.getByRole('dialog').getByLabel('E-mail'),
  },
  'o log-in do painel': { path: '/admin', shown: (page) => page.getByLabel('E-mail') },
  'o perfil': {
    as: CLIENT,
    only: OWN,
    path: '/perfil',
    shown: (page) => page.getByRole('button', { name: 'Editar dados' }),
  },
  'os veículos': { as: CLIENT, only: OWN, path: '/veiculos', shown: heading('Meus veículos') },
  'a lista do cliente': { as: CLIENT, only: OWN, path: '/orcamentos', shown: heading(/rçamentos/) },
  'a segurança': {
    as: CLIENT,
    path: '/perfil',
    open: press('Segurança da conta'),
    shown: dialog('Segurança da conta'),
  },
  'uma lista do painel': { as: ADMIN, path: '/admin/marcas', shown: row },
  'um formulário': { as: ADMIN, path: '/admin/marcas', open: press(/^Nov/), shown: dialog(/marca/i) },
  'a seleção': {
    as: ADMIN,
    path: '/admin/marcas',
    open: (page) => page.locator('tbody').getByRole('checkbox').first().check(),
    shown: (page) => page.getByRole('region', { name: 'Seleção' }),
  },
  'ir para': {
    as: ADMIN,
    path: '/admin/marcas',
    open: (page) => page.keyboard.press('Control+k'),
    shown: dialog('Ir para'),
  },
  'a ajuda': {
    as: ADMIN,
    path: '/admin/marcas',
    open: (page) => page.keyboard.press('?'),
    shown: dialog('Atalhos do teclado'),
  },
  'a importação': { as: ADMIN, path: '/admin/produtos', open: press('Importar CSV'), shown: dialog(/Importar/) },
  'um produto': {
    as: ADMIN,
    only: OWN,
    path: '/admin/produtos',
    open: firstRecord,
    leads: true,
    shown: (page) => page.getByRole('region').first(),
  },
  'um modelo': {
    as: ADMIN,
    only: OWN,
    path: '/admin/modelos',
    open: firstRecord,
    leads: true,
    shown: (page) => page.getByRole('region').first(),
  },
  'os números': { as: ADMIN, only: OWN, path: '/admin/dashboard', shown: heading('Dashboard') },
  'os ajustes': { as: ADMIN, only: OWN, path: '/admin/configuracoes', shown: heading('Configurações') },
  'o conteúdo da loja': {
    as: ADMIN,
    only: OWN,
    path: '/admin/configuracoes/conteudo',
    shown: heading('Conteúdo da loja'),
  },
  'um cliente': {
    as: ADMIN,
    only: OWN,
    path: '/admin/clientes',
    open: firstRecord,
    leads: true,
    shown: (page) => page.getByRole('region').first(),
  },
  'um orçamento': {
    as: ADMIN,
    only: OWN,
    path: '/admin/orcamentos',
    open: firstRecord,
    leads: true,
    shown: heading(/rçamento/),
  },
  'os orçamentos do vendedor': { as: SELLER, only: OWN, path: '/orcamentos', shown: row },
};
