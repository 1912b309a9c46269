import { maskCnpj, maskPhone } from '@rodovia/shared/contracts/rules';
import { Shop, type SiteLink } from '@rodovia/shared/contracts/site';
import { eq } from 'drizzle-orm';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { businessSettings, deskSettings, siteContent } from '../../db/schema';
import { CATALOGUE_CACHE } from '../../plugins/cache';
import { workHoursWords } from './work-hours-words';

/** Routes of public company data, edited in the settings. */
export function shopRoutes(app: Api, { database: { db } }: ApiContext): void {
  const config = { roles: 'public', cache: CATALOGUE_CACHE } as const;
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
      .select({
        workHours: deskSettings.workHours,
        whatsapp: deskSettings.whatsapp,
        takesGuests: deskSettings.takesGuests,
      })
      .from(deskSettings);
    const [footer] = await db
      .select({ links: siteContent.value })
      .from(siteContent)
      .where(eq(siteContent.key, 'links'));
    if (!company || !desk) throw notFound();
    return {
      Name: company.name,
      Document: maskCnpj(company.document),
      Address: company.address,
      Phone: maskPhone(company.phone),
      Whatsapp: maskPhone(desk.whatsapp),
      Hours: workHoursWords(desk.workHours),
      WorkHours: desk.workHours,
      TakesGuests: desk.takesGuests,
      Links: (footer?.links ?? []) as SiteLink[],
    };
  });
}
