import { GROUP_TYPES } from '@rodovia/shared/contracts/catalog';
import { SITE_BOUNDS } from '@rodovia/shared/contracts/site';
import { callPath } from '@rodovia/shared/runtime';
import { Line } from './line';

const KNOWN = 'enderecos-da-loja';

const pages: readonly [string, string][] = [
  ['/modelos', 'Todos os pneus'],
  ...GROUP_TYPES.map((type): [string, string] => [callPath('/modelos', { type }), type]),
  ['/carrinho', 'Carrinho'],
  ['/orcamentos', 'Meus orçamentos'],
  ['/privacidade', 'Privacidade'],
  ['/termos', 'Termos de uso'],
  ['/#historia', 'Nossa história'],
  ['/', 'Página inicial'],
];

/** Datalist with the shop's pages for link fields. */
export const KnownPages = () => (
  <datalist id={KNOWN}>
    {pages.map(([address, words]) => (
      <option key={address} value={address}>
        {words}
      </option>
    ))}
  </datalist>
);

interface Props {
  path: string;
  value: string;
  optional?: boolean;
  hint?: string;
  onChange: (value: string) => void;
}

/** Field for an address of the shop. */
export const LinkLine = (props: Props) => <Line {...props} label="Link" list={KNOWN} most={SITE_BOUNDS.address} />;
