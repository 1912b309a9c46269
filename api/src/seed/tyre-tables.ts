import type { GroupType } from '@rodovia/shared/contracts/catalog';

/** Size, load index (single or single/dual), speed symbol, ply rating; 0 if the trade quotes none. */
export type SizeFacts = readonly [size: string, load: string, speed: string, plies: number];

/** A kind of vehicle with the sizes and terms of its tyres. */
export interface Segment {
  type: GroupType;
  group: string;
  groupId: string;
  category: string;
  company: string;
  drawing: string;
  /** Tread patterns: name of the model and its use. */
  models: readonly (readonly [name: string, tread: string, position: string])[];
  sizes: readonly SizeFacts[];
  /** Price of the smallest size in reais; larger ones are more expensive in proportion to rim and width. */
  basePrice: number;
}

const car: readonly SizeFacts[] = [
  ['165/70R13', '79', 'T', 0],
  ['175/70R13', '82', 'T', 0],
  ['185/70R13', '86', 'T', 0],
  ['165/70R14', '81', 'T', 0],
  ['175/65R14', '82', 'T', 0],
  ['175/70R14', '84', 'T', 0],
  ['185/60R14', '82', 'H', 0],
  ['185/65R14', '86', 'T', 0],
  ['185/70R14', '88', 'T', 0],
  ['175/60R15', '81', 'H', 0],
  ['185/60R15', '84', 'H', 0],
  ['185/65R15', '88', 'H', 0],
  ['195/55R15', '85', 'V', 0],
  ['195/60R15', '88', 'H', 0],
  ['195/65R15', '91', 'H', 0],
  ['195/50R16', '84', 'V', 0],
  ['195/55R16', '87', 'V', 0],
  ['205/55R16', '91', 'V', 0],
  ['205/60R16', '92', 'H', 0],
  ['215/55R16', '93', 'V', 0],
  ['205/50R17', '89', 'V', 0],
  ['215/45R17', '87', 'W', 0],
  ['215/50R17', '91', 'W', 0],
  ['225/45R17', '91', 'W', 0],
  ['225/50R17', '94', 'W', 0],
  ['225/40R18', '92', 'W', 0],
  ['235/40R18', '95', 'W', 0],
  ['225/45R18', '95', 'W', 0],
];

const suv: readonly SizeFacts[] = [
  ['205/60R15', '91', 'H', 0],
  ['205/65R15', '94', 'H', 0],
  ['205/70R15', '96', 'T', 0],
  ['235/75R15', '109', 'S', 6],
  ['31x10.50R15', '109', 'S', 6],
  ['215/65R16', '98', 'H', 0],
  ['225/70R16', '103', 'T', 0],
  ['235/70R16', '106', 'T', 0],
  ['245/70R16', '111', 'T', 0],
  ['255/70R16', '111', 'T', 0],
  ['265/70R16', '112', 'T', 0],
  ['215/60R17', '96', 'H', 0],
  ['225/65R17', '102', 'H', 0],
  ['235/65R17', '108', 'H', 0],
  ['245/65R17', '111', 'T', 0],
  ['265/65R17', '112', 'H', 0],
  ['225/55R18', '98', 'V', 0],
  ['235/60R18', '107', 'H', 0],
  ['255/60R18', '112', 'H', 0],
  ['265/60R18', '110', 'H', 0],
  ['235/55R19', '105', 'V', 0],
  ['255/50R20', '109', 'V', 0],
];

const van: readonly SizeFacts[] = [
  ['165/70R14C', '89/87', 'R', 6],
  ['175/65R14C', '90/88', 'T', 6],
  ['185R14C', '102/100', 'R', 8],
  ['195R14C', '106/104', 'R', 8],
  ['195/70R15C', '104/102', 'R', 8],
  ['205/70R15C', '106/104', 'R', 8],
  ['215/70R15C', '109/107', 'S', 8],
  ['225/70R15C', '112/110', 'R', 8],
  ['195/75R16C', '107/105', 'R', 8],
  ['205/75R16C', '110/108', 'R', 8],
  ['215/75R16C', '113/111', 'R', 8],
  ['225/65R16C', '112/110', 'R', 8],
  ['225/75R16C', '118/116', 'R', 10],
  ['235/65R16C', '115/113', 'R', 8],
];

const truck: readonly SizeFacts[] = [
  ['215/75R17.5', '126/124', 'M', 12],
  ['225/75R17.5', '129/127', 'M', 14],
  ['235/75R17.5', '132/130', 'M', 14],
  ['245/70R19.5', '136/134', 'M', 16],
  ['265/70R19.5', '140/138', 'M', 16],
  ['285/70R19.5', '145/143', 'M', 16],
  ['9.00R20', '141/139', 'K', 14],
  ['10.00R20', '146/143', 'K', 16],
  ['11.00R20', '150/147', 'K', 16],
  ['1000-20', '146/143', 'J', 16],
  ['900-20', '140/137', 'J', 14],
  ['11R22.5', '148/145', 'L', 16],
  ['12R22.5', '152/148', 'L', 16],
  ['275/80R22.5', '149/146', 'L', 16],
  ['295/80R22.5', '152/148', 'M', 16],
  ['315/80R22.5', '156/150', 'L', 18],
  ['11R24.5', '149/146', 'L', 16],
];

const farm: readonly SizeFacts[] = [
  ['7.50-16', '112', 'A6', 8],
  ['12.4-24', '121', 'A6', 6],
  ['12.4R24', '119', 'A8', 0],
  ['14.9-24', '126', 'A6', 6],
  ['14.9-28', '128', 'A6', 8],
  ['16.9-28', '134', 'A6', 8],
  ['16.9-30', '137', 'A6', 8],
  ['18.4-30', '142', 'A6', 10],
  ['18.4-34', '144', 'A6', 10],
  ['18.4-38', '146', 'A6', 10],
  ['18.4R34', '144', 'A8', 0],
  ['23.1-30', '149', 'A6', 10],
  ['600/50-22.5', '159', 'A8', 16],
];

const earthmover: readonly SizeFacts[] = [
  ['12.5/80-18', '143', 'A8', 14],
  ['14.00-24', '153', 'A8', 16],
  ['15.5-25', '161', 'A2', 12],
  ['17.5-25', '167', 'A2', 16],
  ['17.5R25', '176', 'A2', 0],
  ['20.5-25', '177', 'A2', 20],
  ['20.5R25', '186', 'A2', 0],
  ['23.5-25', '185', 'A2', 20],
  ['23.5R25', '195', 'A2', 0],
  ['26.5R25', '202', 'A2', 0],
  ['29.5R25', '208', 'A2', 0],
];

/** Segments of the demonstration catalogue. */
export const SEGMENTS: readonly Segment[] = [
  {
    type: 'Passeios',
    group: 'Pneus de passeio',
    groupId: 'PAS',
    category: 'Radial passeio',
    company: 'Passeio e utilitários',
    drawing: 'pneu-passeio',
    sizes: car,
    basePrice: 260,
    models: [
      ['Avenida', 'Simétrica, para uso urbano', 'Todos os eixos'],
      ['Serra', 'Assimétrica, para piso molhado', 'Todos os eixos'],
      ['Litoral', 'Direcional, para viagem', 'Todos os eixos'],
    ],
  },
  {
    type: 'Caminhonetes / SUVs',
    group: 'Pneus de caminhonete e SUV',
    groupId: 'SUV',
    category: 'Radial utilitário',
    company: 'Passeio e utilitários',
    drawing: 'pneu-suv',
    sizes: suv,
    basePrice: 480,
    models: [
      ['Cerrado HT', 'Rodoviária (H/T)', 'Todos os eixos'],
      ['Cerrado AT', 'Mista (A/T)', 'Todos os eixos'],
      ['Pantanal MT', 'Lama (M/T)', 'Todos os eixos'],
    ],
  },
  {
    type: 'Vans',
    group: 'Pneus de van e carga leve',
    groupId: 'VAN',
    category: 'Radial carga leve',
    company: 'Passeio e utilitários',
    drawing: 'pneu-van',
    sizes: van,
    basePrice: 390,
    models: [
      ['Entrega', 'Reforçada, para carga leve', 'Todos os eixos'],
      ['Fretado', 'Rodoviária, para passageiros', 'Todos os eixos'],
    ],
  },
  {
    type: 'Caminhões e ônibus',
    group: 'Pneus de caminhão e ônibus',
    groupId: 'CAM',
    category: 'Carga',
    company: 'Carga e transporte',
    drawing: 'pneu-caminhao',
    sizes: truck,
    basePrice: 1350,
    models: [
      ['Longo Curso', 'Lisa, com sulcos contínuos', 'Direcional'],
      ['Tração Norte', 'Borrachuda, com blocos', 'Trativo'],
      ['Carreta', 'Lisa, de baixa resistência', 'Reboque'],
      ['Canavial', 'Mista, para terra e asfalto', 'Todos os eixos'],
    ],
  },
  {
    type: 'Máquinas',
    group: 'Pneus agrícolas',
    groupId: 'AGR',
    category: 'Agrícola',
    company: 'Campo e obra',
    drawing: 'pneu-maquina',
    sizes: farm,
    basePrice: 1700,
    models: [
      ['Lavoura R1', 'R-1, garras para solo firme', 'Trativo'],
      ['Várzea R2', 'R-2, garras altas para solo alagado', 'Trativo'],
    ],
  },
  {
    type: 'Máquinas',
    group: 'Pneus fora de estrada (OTR)',
    groupId: 'OTR',
    category: 'Fora de estrada',
    company: 'Campo e obra',
    drawing: 'pneu-maquina',
    sizes: earthmover,
    basePrice: 4200,
    models: [
      ['Pedreira L3', 'E-3/L-3, para rocha', 'Carregadeira e caminhão fora de estrada'],
      ['Terraplena L2', 'G-2/L-2, tração em solo solto', 'Motoniveladora e carregadeira'],
    ],
  },
];

/** Fictitious brands. */
export const BRANDS: Record<GroupType, readonly string[]> = {
  Passeios: ['Asfalto Sul', 'Rota Viva', 'Estrela Guia'],
  'Caminhonetes / SUVs': ['Rota Viva', 'Trilha Larga', 'Estrela Guia'],
  Vans: ['Asfalto Sul', 'Boa Carga', 'Rota Viva'],
  'Caminhões e ônibus': ['Boa Carga', 'Estradeiro', 'Eixo Forte'],
  Máquinas: ['Terra Firme', 'Eixo Forte', 'Horizonte Rural'],
};
