import { brandEntity, groupEntity, PRICE_ROUNDINGS, roundingWords } from '@rodovia/shared/contracts/catalog';
import { entityOptions, RadioField, Select, useOptions } from '@rodovia/shared/crud';
import { useId, useState } from 'react';
import styles from './bulk.module.css';
import type { PriceChange } from './price-change';

const RELATED = {
  BRAND: { label: 'Nova marca', source: entityOptions(brandEntity) },
  GROUP: { label: 'Novo grupo', source: entityOptions(groupEntity) },
};

interface RelatedProps {
  kind: keyof typeof RELATED;
  value: string;
  disabled: boolean;
  onChange: (code: string) => void;
}

const includes = (text: string, part: string) => text.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** New brand or group of the products. */
export function RelatedField({ kind, value, disabled, onChange }: RelatedProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { label, source } = RELATED[kind];
  const { options, loading, failure, isCut } = useOptions(source, typed, value);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value || undefined}
        options={[...options]}
        loading={loading}
        disabled={disabled}
        notFoundContent={failure}
        showSearch={{
          onSearch: setTyped,
          filterOption: (text, option) => includes(String(option?.label), text.trim()),
        }}
        placeholder={isCut ? 'Digite para buscar' : 'Selecione'}
        onChange={(code: string) => onChange(code)}
      />
    </div>
  );
}

interface PriceProps {
  value: PriceChange;
  complaint: string;
  disabled: boolean;
  onChange: (value: PriceChange) => void;
}

/** Amount or percentage by which prices are raised or lowered, and how they are rounded. */
export function PriceFields({ value, complaint, disabled, onChange }: PriceProps) {
  const id = useId();
  const { by, isUp, text, rounding } = value;
  return (
    <>
      <RadioField
        legend="Preço"
        options={[
          ['up', 'Aumentar'],
          ['down', 'Reduzir'],
        ]}
        value={isUp ? 'up' : 'down'}
        disabled={disabled}
        onChange={(way) => onChange({ ...value, isUp: way === 'up' })}
      />
      <RadioField
        legend="Por"
        options={[
          ['percent', 'Percentual'],
          ['amount', 'Valor em reais'],
        ]}
        value={by}
        disabled={disabled}
        onChange={(own) => onChange({ ...value, by: own })}
      />
      <div className={styles.field}>
        <label htmlFor={id}>{by === 'percent' ? 'Percentual (%)' : 'Valor (R$)'}</label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          disabled={disabled}
          value={text}
          aria-invalid={complaint !== ''}
          aria-describedby={complaint ? `${id}-complaint` : undefined}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
        {complaint && (
          <p id={`${id}-complaint`} role="alert" className={styles.failure}>
            {complaint}
          </p>
        )}
      </div>
      <RadioField
        legend="Arredondar"
        options={PRICE_ROUNDINGS.map((one) => [one, roundingWords(one)] as const)}
        value={rounding}
        disabled={disabled}
        onChange={(chosen) => onChange({ ...value, rounding: chosen })}
      />
    </>
  );
}
