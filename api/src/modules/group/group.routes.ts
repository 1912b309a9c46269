import { GROUP_TYPES, Group, GroupInput } from '@rodovia/shared/contracts';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { csvDate } from '../../csv/write-csv';
import { group } from '../../db/schema';
import { CONTENT_CACHE } from '../../plugins/cache';
import { groupSource } from './group.repository';

export function groupRoutes(app: Api, context: ApiContext): void {
  const typesSchema = { response: { 200: Type.Array(Type.String()) } };
  app.get('/group/types', { schema: typesSchema, config: { roles: 'public', cache: CONTENT_CACHE } }, () => [
    ...GROUP_TYPES,
  ]);
  crudRoutes<Group, GroupInput>(app, context, {
    resource: 'group',
    names: { one: 'o grupo' },
    table: group,
    source: groupSource,
    searched: [group.description, group.groupId, group.type],
    listOrder: 'Description asc',
    publicList: true,
    item: Group,
    input: GroupInput,
    toRow: ({ description, groupId, type }) => ({ description: description.trim(), groupId: groupId.trim(), type }),
    exportFile: 'reportGroups',
    exportColumns: [
      ['Código interno', (record) => record.GroupId],
      ['Grupo', (record) => record.Description],
      ['Tipo', (record) => record.Type],
      ['Ativo', (record) => record.IsActive],
      ['Criado em', (record) => csvDate(record.Created)],
      ['Atualizado em', (record) => csvDate(record.Updated)],
    ],
  });
}
