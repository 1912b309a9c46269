import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Modal, Select, useOptions } from '@rodovia/shared/crud';
import { useId, useState } from 'react';
import { sellers } from '../../sellers';
import styles from './assign.module.css';
import { assign, reassign } from './transitions';

/** Asks which seller gets the quotation; of one in service, the others are to choose from. */
export function AssignModal({ quotation, onClose }: { quotation: ShoppingCart; onClose: () => void }) {
  const id = useId();
  const { options, loading, failed } = useOptions(sellers);
  const serving = quotation.Status === 'IN PROGRESS' ? quotation.Seller?.Code : undefined;
  const verb = serving ? 'Reatribuir' : 'Atribuir';
  const [seller, setSeller] = useState(serving ? undefined : quotation.Seller?.Code);
  const [running, setRunning] = useState(false);
  const confirm = async () => {
    if (!seller || running) return;
    setRunning(true);
    await (serving ? reassign : assign)(quotation, seller);
    onClose();
  };
  return (
    <Modal
      open
      centered
      title={`${verb} Orçamento nº ${quotation.Number}`}
      okText={verb}
      okButtonProps={{ disabled: !seller }}
      confirmLoading={running}
      onOk={confirm}
      onCancel={onClose}
    >
      <div className={styles.field}>
        <label htmlFor={id}>Vendedor</label>
        <Select
          id={id}
          value={seller}
          options={options.filter(({ value }) => value !== serving)}
          loading={loading}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="Selecione o vendedor"
          onChange={setSeller}
        />
        {failed && <p role="alert">Erro ao carregar os vendedores!</p>}
      </div>
    </Modal>
  );
}
