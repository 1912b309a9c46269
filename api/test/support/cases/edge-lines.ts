/*
 * Lines at the boundary of the grammars' rules: just accepted, and just not. Their results are in the snapshots of the
 * tests.
 */

/** Text that says nothing about a tyre, or nearly. */
const BESIDE = `
r$450|r$ 450,00|R$ 1.250,00|R$ 450,5|R$ x|350,00 cada|1.350,00 reais|12.350,00 reais|1.350,00 a unidade|50,00 o par|5,00 cada
1234,00 total|350,00reais|350,00 cadas|350,0 cada|350.00|450,00|123456,00|1234567,00|12,00|450,00 x|450,00x|450,00 r|450,00/2
1.250,00|1.250.00|12.350,00|123.456,78|1234.567,00|1.250,001|.1.250,00|1.250,0|dot 2319|dot2319|dot abcd 2319|dot a1 2319
dot abcde 2319|dot 23191|dot 231|dot -- 2319|max load|maximo carga|maxima pressao|max. press|max pressure|max.carga|maximo. load
maximos load|615 kg|615kgf|12345 kg|1000 lbs|50 lb|35 psi|240kpa|2,5 bar|2.5bar|2.55 bar|615 kgs|treadwear 300|treadwear300
treadwear 3|treadwear 3000|traction a|traction ab|traction abc|traction d|temperature a|temperature ab|temperature d
made in brazil|fabricado no brasil|fabricada no japao|fabricadx no brasil|made in b|made in abcdefghijklmnopqrstuv|made in 5
industria brasileira|inmetro|4x2|6x4|8x2|4x5|5x2|4x24|4x2.5|m+s|3pmsf|tubeless|sem camara|com camara|tube type|tl|tt|tk|xl|lt
extra load|reinforced|reforcado|runflat|run flat|run  flat|rft|camara|camaras|protetor|protetores|roda de ferro|rodas de liga
valvula|valvulas|manchao|recap|recapado|recapagens|recapeamento total|usado|usadas|usadx|direcional|direcionais|dianteiro
dianteiras|direc|direc.|diant.|direcao|frente|steer|eixo dianteiro|tracao|trativo|trativas|trac|tras.|traseiro|eixo traseiras
drive|reboque|semi-reboque|semireboque|arraste|trailer|todos os eixos|toda posicao|todas as posicoes|todo eixo|livre|misto
mistas|all position|livre reboque|direcional frente|16 lonas|16lonas|1 lona|12 lns|12pr|6 ply|123 lonas|16 lonasx|16 prx
91v|91 v|152/148m|152/148 m|49v|50v|210v|211v|91z|91a8|91 a9|120/116a8|91i|152/148|49/49|91/89|152/1489|aro 16|aro16|roda 17
aro 22,5|aro 22.5|aro 225|aro 16.55|aros 16|r16|zr16|16"|16 polegadas|16 pol|16 pol.|16 polx|13|91|120|49|50|210|211|999|1000
0|0 pneus|100000 pneus|100001 pneus|1.000 pneus|12.000 pneus|123.000 pneus|1.0000 pneus|02 (dois)|2(2)|10 ou 12|10 a 12 pneus
10 ate 12|10-12 un|qtd 4|qtde: 4|qtd.:4|quant = 4|quantidade 4|qde4|qtd dez|kit de 4|kit com 4 pneus|jogos c/ 4|2 jogos|1 kit
par|pares|2 pares|meia duzia|meias duzias|duzia e meia|2 duzias|duzia|vinte|vinte e uma|vinte e dez|trinta e dois|noventa e nove
cento e vinte|cento e vinte e quatro|cem|catorze|quatorze|dezenove|setenta|oitenta e catorze|cinquenta e cem|4 un|4un|4 unds|4 uni|4 pcs
4 pecas|4 pneumaticos|4 unx|;4;|; 4|= 4|: 4|> 4|- 4|-4|x4|x 4|* 4|(4)|[ 4 ]|4 x|4*|;12,00|;123,00|12,00 un|12,000 un|12,00000 un
rdv-1|rdv1|ab|a1|abc|12345678901234567890123456789012345678901234567890123456789a|123456789012345678901234567890123456789012345678901234567890a
-rota-|.rota.|–rota–|rota viva|rotaviva|rota vva|rota viba|boa carga|boacarga|boa crga|estradeiro|estradero|estradeirox|bolon|balom
`;

/** Searches, or nearly. */
const SEARCHES = `
205,55|16''|16“|16”|16″|p205/|lt205/|ap205/|p20/|205/55rf16|205/55 rf 16|rf16|205x55x16|205 × 55 × 16|20x55x16|205x55x1|18.4x34|18.4 × 34|205x16
18.4x345|18.4x3.4|205 55 17 5|205 55 22 5|205 55 18 5|205 55 17 55|caminhoes|maes|radiais|papeis|automoveis|funis|vagens|dons|tratores|vezes|mes|pneus|onibus|r1s
pneu|pneus de carro|carro de passeio|carros de passeios|pick up|pick ups|perua escolar|micro onibus aro 22|van carro|carro van suv|4x4|4x4 carro|5x5|14x4|4x44
91a|91i|91o|91q|91v 5|91r16|91 v|49v|50v|300v|91/89v|91/8v|120a8|120a9|91vx|x91v|16pr|6 pr|116 lona|16 lonas|16pra|aros 16|rodas 17|aro 16c|aro 16cx|aro 165
r 16|zr16|zr 22.5|5 r16|x r16|r16.5|r165|r16c|16pol|16 polegada|16polx|116"|x16"|22.5"|22.5|14.5|26.5|13.5|205|215|505|204|55-16|55/16|55/165|5/16|9|10|28|29|34
205 55|205 55 x|205. 55|205/55.|-205|205x|1.2.3|pa 205/55 15 v|70r13|205r16|1000r20|10r22.5|205-16|70-13|pneu, carro|pneu; (carro)!|pneu?|de|de para|...
`;

/** Sizes, or nearly. */
const SIZES = `
2o5/55r16|205/55r1o|205/o5r16|o205/55r16|205\\55r16|205 | 55r16|lt 265/70r16|lt265/70 16|p205/55-16|p 205 55 16|xp205/55r16|p2055/55r16
205.55.16|205,55,16|205*55*16|205/55.16|205 55.16|205.55.16,5|205.56.16|505.55.16|206.55.16|205.15.16|205.55.36|1205.55.16|205.55.161
205-55r16|205 - 55 r16|205-55zr16|205-15r16|2055-55r16|205-55-r16|295/80x22,5|295/80 x 22.5|295/81x22|296/80x22|205/55x161
900-20 - 10|1000 - 20 - 4|825-16 - 4|950-19-4|900-11 - 4|900-26 - 4|810-20 - 4|295/80 r22 5|295/80 r 19 5|295/80r22 55|295/80 r21 5|295 80 r17 5
18.4.34|18,4,34|18.4/34|18.4.34.5|18.4.54|118.4.34|18.456.34|18.4/34 r16|18.4.34-5|205/55/r16|205/55-r16|205/55 r-16|205/55 / r16
205/55r/16|205/55r.16|205/55zr-16|205/55r-161|1000/20|900/20|825/16|1000 / 20|1000/26|1000/205|1.000/20|850/20|205/55 16"|16 polegadas 205/55
16 pol. 205/55|25" 205/55|09" 205/55|16 polx 205/55|aro 16 205/55|r16 205/55|roda 16 medida 205/55|aro 22.5 pneus 295/80|aro 16; 205/55|aro 16 - 205 55
aro 16 205/55r17|aro 16 205/55.5|xaro 16 205/55|18.4 aro 34|1000 aro 20|900 roda 20|750 aro 16|825 aro 16|800 aro 16|18.456 aro 34|205/55 aro 16
205 55 roda 16|11 aro 22,5|12 aro 22.5|111 aro 22.5|11 aro 22|195 r15 c|195r14 c|195 r15 cx|195 r18 c|195 r15 c/4|31x10.5x15|31-10.50-15|31/10.50r15
31x10 r15|31 x 10.5 - 15|45x10.5x15|25x10.5x15|131x10.5x15|31x10.5x13|31x10.5x155|31 10.50 15|31 10.5 r15|31 10.55 15|31 10.60 15|26 7.50 16
18 4 34|7 50 16|18 4 r34|18-4-34|18/4/34|19 4 34|18 2 34|18 4 54|18 4 345|118 4 34|7 00 16|7 25 16|7 51 16|7 50 11|7 50 26|7 50 r16|7 50 165
275/80 22|295/80r22|315/70 22|385/65-22|235/75 17|215/75r17|245/75 17|275/80 22c|275/80 22 5|275/80 22,5|275/85 22|265/61 22|12x16.5|12 x 16.5
10x16,5|16x16.5|12x20.5|12x16.5-5|205/55r8|205/55r7|205/55r12|145/70r12|205/55r63|205/55r64|60x40r20|61x40-20|1.00-20|0.90-20|4.00-8|4.00-7
205/55r14.5|205/55r14.3|205/55r16.1|30x9.5r15|14 175/65|14 175/65r14|4 20|4 20r|1000 20|1000 20/5|10.00 20 4|205/55r16 175/70r13|175/70r13 2 205/55r16 4
205/55r16175/70r13|205/55r16 205/55r16|36x7.50r16|36x7.50-16|36x8.25r16|36x9.00r16|136x7.50r16|36x7.50r19|7.50-16|750-16|7.50r16 10|20 18.4-34
26x10.5x15|44x10.5x15|2x31x10.5r15|31x10.5|31x10.5r15.5|31x10.5r15/4|12x16.5.5|12x16.5r|4x12x16.5
`;

const cellsOf = (text: string) =>
  text
    .split(/[|\n]/)
    .map((cell) => cell.trim())
    .filter(Boolean);

/** Distinct pieces of lines. */
export const EDGES: readonly string[] = [...new Set([BESIDE, SEARCHES, SIZES].flatMap(cellsOf))];

/** Bullets before a list item, or nearly. */
const BULLETS = [
  '- ',
  '** ',
  '•',
  '> ',
  '>',
  '– ',
  '1) ',
  '12. ',
  '123) ',
  '1234) ',
  '1)',
  'a) ',
  'ab) ',
  '5) ',
  'item 3: ',
];
const MORE_BULLETS = [
  'item3 ',
  'item 3- ',
  'item 1234 ',
  'item ',
  '# ',
  '2: ',
  '26x ',
  '4 ',
  '4x',
  '4-',
  '4_',
  '12*',
  '(4) ',
];

/** Lines that contain the pieces: alone, before a size, attached to letters and digits, after a quantity. */
export const EDGE_LINES: readonly string[] = [
  ...EDGES.flatMap((piece) => [`${piece} 4 un`, `175/70R13 ${piece}`, `a${piece}`, `${piece}a`, `9${piece}5`]),
  ...[...BULLETS, ...MORE_BULLETS].flatMap((bullet) => [`${bullet}205/55R16`, `${bullet}4 205/55R16`]),
  '205/55R16 4 un =:;',
  '205/55R16 4 un ..........',
  '4 205/55R16 a1b a2b a3b a4b a5b a6b a7b a8b a9b',
  `4 205/55R16 ${'rota '.repeat(100)}`,
];
