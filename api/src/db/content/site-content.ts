import { GROUP_TYPES } from '@rodovia/shared/contracts/catalog';
import type { Home, HomeSection, NavbarItem, SiteLink } from '@rodovia/shared/contracts/site';

type Item = HomeSection['Items'][number];

const drawing = (name: string) => `/api/site-image/${name}.svg`;
const toType = (type: string) => `/modelos?type=${encodeURIComponent(type)}`;
const toSize = (size: string) => `/modelos?size=${encodeURIComponent(size)}`;

const item = (Title: string, image: string, Description: string, Link: string): Item => ({
  Title,
  Image: drawing(image),
  Description,
  Link,
});

const welcome: HomeSection = {
  Title: 'O pneu certo para cada estrada',
  Items: [
    item(
      'Monte o seu orçamento',
      'estrada',
      'Escolha os pneus, feche o carrinho e receba a proposta de um vendedor.',
      '/modelos',
    ),
  ],
};

const vehicles: HomeSection = {
  Title: 'Para o seu veículo',
  Items: [
    item('Passeios', 'veiculo-passeio', 'Do hatch urbano ao sedã de viagem.', toType('Passeios')),
    item(
      'Caminhonetes / SUVs',
      'veiculo-suv',
      'Asfalto durante a semana, terra no sábado.',
      toType('Caminhonetes / SUVs'),
    ),
    item('Vans', 'veiculo-van', 'Carga e passageiros o dia inteiro.', toType('Vans')),
    item('Caminhões e ônibus', 'veiculo-caminhao', 'Eixo direcional, tração e reboque.', toType('Caminhões e ônibus')),
    item('Máquinas', 'veiculo-maquina', 'Lavoura, obra e mineração.', toType('Máquinas')),
  ],
};

const sizes: HomeSection = {
  Title: 'Medidas mais procuradas',
  Items: [
    item('175/70R13', 'medida', 'Compactos e populares.', toSize('175/70R13')),
    item('205/55R16', 'medida', 'Sedãs e hatches médios.', toSize('205/55R16')),
    item('265/70R16', 'medida', 'Caminhonetes.', toSize('265/70R16')),
    item('295/80R22.5', 'medida', 'Caminhões e ônibus rodoviários.', toSize('295/80R22.5')),
  ],
};

const service: HomeSection = {
  Title: 'Como funciona',
  Items: [
    item('Escolha', 'escolha', 'Filtre por veículo, marca ou medida.', '/modelos'),
    item('Feche o carrinho', 'carrinho', 'Informe as quantidades: não há pagamento no site.', '/carrinho'),
    item(
      'Fale com o vendedor',
      'atendimento',
      'Um vendedor assume o orçamento e retorna com a proposta.',
      '/orcamentos',
    ),
  ],
};

const history: HomeSection = {
  Title: 'Nossa história',
  Items: [
    item(
      'No começo, uma borracharia de beira de estrada',
      'historia',
      'A Rodovia nasceu consertando pneus de quem passava e aprendeu a ouvir o motorista antes de vender.',
      toType('Passeios'),
    ),
    item(
      'Depois, as frotas',
      'frota',
      'Quem parava com um caminhão voltou com a frota: vieram os pneus de carga, a medida certa para cada eixo e as contas por quilômetro.',
      toType('Caminhões e ônibus'),
    ),
    item(
      'Então, o campo e a obra',
      'campo',
      'Tratores e carregadeiras não vão à borracharia: passamos a atender onde a máquina está.',
      toType('Máquinas'),
    ),
    item(
      'Hoje, um catálogo para todos',
      'hoje',
      'Pneus de passeio a mineração em um só lugar, com orçamento feito por gente que ainda ouve antes de vender.',
      '/modelos',
    ),
  ],
};

/** Default home page of a new installation. */
export const defaultHome: Home = { Sections: [welcome, vehicles, sizes, service, history] };

/** Default menu: vehicle types, the given brands, and the company's history. */
export function defaultNavbar(brands: string[]): NavbarItem[] {
  const types = GROUP_TYPES.map((type) => ({ Item: type, Href: toType(type), IsTitle: false }));
  const brandItems = brands.map((name) => ({
    Item: name,
    Href: `/modelos?brand=${encodeURIComponent(name)}`,
    IsTitle: false,
  }));
  const menu: NavbarItem[] = [
    {
      Item: 'Pneus',
      IsTitle: true,
      SubItems: [...types, { Item: 'Todos os pneus', Href: '/modelos', IsTitle: false }],
    },
  ];
  if (brandItems.length > 0) menu.push({ Item: 'Marcas', IsTitle: true, SubItems: brandItems });
  menu.push({ Item: 'Nossa história', Href: '/#historia', IsTitle: false, SubItems: [] });
  return menu;
}

/** Default footer links. */
export const defaultLinks: SiteLink[] = [
  'Caminhões e ônibus',
  'Passeios',
  'Caminhonetes / SUVs',
  'Vans',
  'Máquinas',
].map((type) => ({ Label: type, Href: toType(type) }));
