import { Shop } from '@rodovia/shared/contracts';
import { maskCnpj, maskPhone } from '@rodovia/shared/contracts/masks';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { businessSettings, deskSettings } from '../../db/schema';
import { CONTENT_CACHE } from '../../plugins/cache';
import { workHoursWords } from './work-hours-words';

/** What the shop says of itself to everybody; administrators write it in the settings of company and desk. */
export function shopRoutes(app: Api, { database: { db } }: ApiContext): void {
  const config = { roles: 'public', cache: CONTENT_CACHE } as const;
  app.get('/shop', { schema: { response: { 200: Shop } }, config }, async () => {
    const [company] = await db
      .select({
        name: businessSettings.companyName,
        document: businessSettings.companyDocument,
        address: businessSettings.companyAddress,
        phone: businessSettings.companyPhone,
      })
      .from(businessSettings);
    const [desk] = await db
      .select({ workHours: deskSettings.workHours, whatsapp: deskSettings.whatsapp })
      .from(deskSettings);
    if (!company || !desk) throw notFound();
    return {
      Name: company.name,
      Document: maskCnpj(company.document),
      Address: company.address,
      Phone: maskPhone(company.phone),
      Whatsapp: maskPhone(desk.whatsapp),
      Hours: workHoursWords(desk.workHours),
      WorkHours: desk.workHours,
    };
  });
}
