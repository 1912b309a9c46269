import { positionWord, VEHICLE_BOUNDS, type VehicleKind, vehicleKind } from '@rodovia/shared/contracts/vehicles';
import { useField, useFormState } from '@rodovia/shared/forms';
import { Button, QuantityStepper } from '@rodovia/shared/ui';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { type AxleInput, axlesFor, axlesOf, withAxle } from './vehicle-values';
import styles from './vehicles.module.css';

interface RowProps {
  kind: VehicleKind;
  axle: AxleInput;
  index: number;
  errors: Record<string, string>;
  onChange: (change: Partial<AxleInput>) => void;
  /** Undefined for the only axle. */
  onRemove: (() => void) | undefined;
  /** Undefined unless the sizes of other axles differ. */
  onCopy: (() => void) | undefined;
}

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  /** Renders the control with its attributes. */
  children: (control: ControlProps) => ReactNode;
}

type ControlProps = Pick<
  InputHTMLAttributes<unknown>,
  'id' | 'name' | 'className' | 'aria-invalid' | 'aria-describedby'
>;

/** A control of an axle with its label and error. */
function AxleField({ name, label, error, children }: FieldProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: `text-control ${styles.input}`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? note : undefined,
      })}
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Position({ kind, axle, index, errors, onChange }: RowProps) {
  const { positions } = vehicleKind(kind);
  const name = `axles.${index}.position`;
  if (positions.length === 1) return null;
  return (
    <AxleField name={name} label="Posição" error={errors[name]}>
      {(control) => (
        <select
          {...control}
          value={axle.position}
          onChange={({ target }) => onChange({ position: target.value as AxleInput['position'] })}
        >
          {positions.map((position) => (
            <option key={position} value={position}>
              {positionWord(position)}
            </option>
          ))}
        </select>
      )}
    </AxleField>
  );
}

function Size({ kind, axle, index, errors, onChange }: RowProps) {
  const name = `axles.${index}.size`;
  return (
    <AxleField name={name} label="Medida" error={errors[name]}>
      {(control) => (
        <input
          {...control}
          aria-required
          autoComplete="off"
          maxLength={VEHICLE_BOUNDS.size}
          placeholder={vehicleKind(kind).example}
          value={axle.size}
          onChange={({ target }) => onChange({ size: target.value })}
        />
      )}
    </AxleField>
  );
}

function Row(props: RowProps) {
  const { kind, axle, index, onChange, onRemove, onCopy } = props;
  const single = vehicleKind(kind).positions.length === 1;
  return (
    <fieldset className={styles.axle}>
      <legend>
        Eixo {index + 1}
        {single && ` (${positionWord(axle.position).toLowerCase()})`}
      </legend>
      <Position {...props} />
      <Size {...props} />
      <div className={styles.tyres}>
        <span aria-hidden="true">Pneus</span>
        <QuantityStepper
          value={axle.quantity}
          label={`pneus do eixo ${index + 1}`}
          onChange={(quantity) => quantity <= VEHICLE_BOUNDS.tyres && onChange({ quantity })}
        />
      </div>
      <div className={styles.actions}>
        {onCopy && <Button onClick={onCopy}>Usar esta medida em todos</Button>}
        {onRemove && (
          <Button aria-label={`Retirar eixo ${index + 1}`} onClick={onRemove}>
            Retirar eixo
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Errors of the axles after submission, by path; none once they were changed. */
function useErrors(isChanged: boolean | undefined): Record<string, string> {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  return isChanged ? {} : ((submitErrors ?? {}) as Record<string, string>);
}

/** Axles of a vehicle; the possible ones depend on its kind. */
export function AxlesField() {
  const kind = useField<VehicleKind | ''>('kind').input.value;
  const { input, meta } = useField<string>('axles');
  const axles = axlesOf({ axles: input.value || '[]' });
  const errors = useErrors(meta.dirtySinceLastSubmit);
  const put = (next: AxleInput[]) => input.onChange(JSON.stringify(next));
  const before = useRef(kind);
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef('');
  useEffect(() => {
    if (before.current !== kind && kind) put(axlesFor(kind, axles));
    before.current = kind;
  });
  useEffect(() => {
    if (!wanted.current) return;
    box.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = '';
  });
  if (!kind) return null;
  const [first] = axles;
  const copyFirst = () => put(axles.map((axle) => ({ ...axle, size: first?.size ?? '' })));
  const isOfOthers = first?.size.trim() && axles.some(({ size }) => size !== first.size);
  return (
    <div ref={box} className={styles.axles}>
      {axles.map((axle, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: an axle is identified by its position
          key={index}
          kind={kind}
          axle={axle}
          index={index}
          errors={errors}
          onChange={(change) => put(axles.map((other, at) => (at === index ? { ...other, ...change } : other)))}
          onRemove={
            axles.length > 1
              ? () => {
                  wanted.current = '[data-add]';
                  put(axles.filter((_, at) => at !== index));
                }
              : undefined
          }
          onCopy={index === 0 && isOfOthers ? copyFirst : undefined}
        />
      ))}
      {errors.axles && (
        <p role="alert" className={styles.error}>
          {errors.axles}
        </p>
      )}
      {axles.length < VEHICLE_BOUNDS.axles && (
        <Button
          data-add
          onClick={() => {
            wanted.current = `[name="axles.${axles.length}.size"]`;
            put(withAxle(kind, axles));
          }}
        >
          Adicionar eixo
        </Button>
      )}
    </div>
  );
}
