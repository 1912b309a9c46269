import { textTemplateEntity } from '@rodovia/shared/contracts/catalog';
import { unknownTemplateField } from '@rodovia/shared/contracts/quotations';
import { invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { crudRoutes } from '../../crud/crud-routes';
import { sourceOf } from '../../crud/entity-source';
import { textTemplate } from '../../db/schema';
import { STAFF } from '../../plugins/authentication';

/** @throws {HttpError} 400 for a field that does not exist. */
function refuseUnknownFields({ text }: { text: string }) {
  const message = unknownTemplateField(text);
  if (message) throw invalidFields({ text: message });
  return {};
}

/** Routes of ready texts, which staff insert. */
export function textTemplateRoutes(app: Api, context: ApiContext): void {
  const source = sourceOf(textTemplateEntity, textTemplate);
  crudRoutes(app, context, { source, listedFor: STAFF, computed: refuseUnknownFields });
}
