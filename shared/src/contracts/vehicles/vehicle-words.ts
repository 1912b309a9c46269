import type { GroupType } from '../catalog/catalog-entities';

/** Words that customers use for the vehicles of a type: lower case, unaccented, singular. Phrases contain spaces. */
export interface VehicleWords {
  type: GroupType;
  /** Restricts the match to groups of the type whose description contains this text, if there are any. */
  group?: string;
  words: readonly string[];
}

/** Words by which texts name each kind of vehicle. */
export const VEHICLE_WORDS: readonly VehicleWords[] = [
  {
    type: 'Passeios',
    words: [
      'passeio',
      'carro',
      'carro de passeio',
      'automovel',
      'sedan',
      'seda',
      'hatch',
      'hatchback',
      'perua',
      'taxi',
    ],
  },
  {
    type: 'Caminhonetes / SUVs',
    words: [
      'caminhonete',
      'camionete',
      'caminhoneta',
      'camioneta',
      'suv',
      'picape',
      'pickup',
      'pick up',
      'pick-up',
      'jipe',
      'jeep',
      '4x4',
      'off road',
      'offroad',
      'off-road',
      'utilitario esportivo',
    ],
  },
  {
    type: 'Vans',
    words: ['van', 'furgao', 'utilitario', 'carga leve', 'comercial leve', 'besta', 'lotacao', 'perua escolar'],
  },
  {
    type: 'Caminhões e ônibus',
    words: [
      'caminhao',
      'onibus',
      'microonibus',
      'micro onibus',
      'micro-onibus',
      'carreta',
      'truck',
      'bitruck',
      'bitrem',
      'rodotrem',
      'toco',
      'cavalo mecanico',
      'cavalinho',
      'reboque',
      'semirreboque',
      'semi reboque',
      'cacamba',
    ],
  },
  {
    type: 'Máquinas',
    group: 'agricol',
    words: [
      'trator',
      'agricola',
      'agro',
      'lavoura',
      'fazenda',
      'colheitadeira',
      'colhedora',
      'plantadeira',
      'pulverizador',
      'implemento',
      'implemento agricola',
      'trator agricola',
    ],
  },
  {
    type: 'Máquinas',
    group: 'fora de estrada',
    words: [
      'otr',
      'fora de estrada',
      'carregadeira',
      'pa carregadeira',
      'retroescavadeira',
      'retro escavadeira',
      'motoniveladora',
      'patrol',
      'escavadeira',
      'terraplenagem',
      'mineracao',
      'pedreira',
      'obra',
    ],
  },
  { type: 'Máquinas', words: ['maquina', 'maquinario', 'maquina pesada', 'trator de esteira'] },
];

/**
 * Vehicles for which the catalogue has no type. They are searched as whole words: the beginning of 'motoniveladora' is no
 * motorcycle.
 */
export const OTHER_VEHICLE_WORDS: ReadonlySet<string> = new Set(
  'moto motocicleta scooter motoneta bicicleta bike quadriciclo triciclo aviao empilhadeira kart'.split(' '),
);

/** Words of a search that say nothing about the tyre and are ignored. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  `pneu a o os as um uma de do da dos das em no na nos nas para pra pro por com e ou que qual tem medida tamanho marca
  modelo preco valor comprar barato novo nova cotacao orcamento indice carga velocidade jogo par kit quatro`.split(
    /\s+/,
  ),
);
