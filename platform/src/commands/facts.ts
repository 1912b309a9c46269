import { FACTS, writeFacts } from '../publish/facts/build-facts';
import type { Call } from './arguments';

const say = (text: string) => console.log(text);

/** `facts`: describes a build, and says what only the probe can find out. */
export async function describing({ names: [folder = ''], value }: Call) {
  const {
    packages,
    modules = [],
    ownRuntime,
  } = await writeFacts(folder, {
    container: value('container'),
    entry: value('entry'),
  });
  const bundled = packages ? Object.entries(packages).map(([name, version]) => `${name} ${version}`) : null;
  say(`${folder}/${FACTS} escrito.`);
  say(`  Pacotes: ${bundled ? bundled.join(', ') || 'nenhum' : 'não se sabe, porque falta um mapa de fontes'}.`);
  say(`  Módulos ES: ${modules.length}. Runtime próprio: ${ownRuntime ? 'sim' : 'não'}.`);
  say('  Os nomes usados dos pacotes comuns são descobertos pela prova, ao publicar.');
}
