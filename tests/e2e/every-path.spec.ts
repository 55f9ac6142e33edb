import { parse } from 'node-html-parser';
import { expect, test } from './harness/test.ts';

/*
 * Every path the site promised to answer, written down here on its own, and not read from
 * src/routes.ts: a path that is dropped or renamed there fails here. Beside each stands what its
 * heading says, so that a path cannot answer with another's page.
 */
const headings: Readonly<Record<string, RegExp>> = {
  '/': /price before anyone knows your number/,

  '/southlake-texas-roofing-calculator': /new roof cost in Southlake/,
  '/emergency-roofing-allen-texas': /Roof emergency in Allen/,
  '/southlake-roofing-cost-calculator': /Southlake roofing cost/,
  '/dallas-area-roofing-calculator': /new roof cost in the Dallas area/,
  '/southlake-hvac-repair-calculator': /HVAC repair or a new system cost in Southlake/,
  '/emergency-hvac-repair-allen': /No cooling or heat in Allen/,
  '/southlake-hvac-cost-estimator': /Southlake HVAC cost/,
  '/plano-texas-hvac-calculator': /HVAC work cost in Plano/,
  '/southlake-texas-solar-assessment': /solar pay on a Southlake roof/,
  '/southlake-texas-solar-savings-calculator': /Southlake solar savings/,
  '/frisco-texas-solar-calculator': /solar pay on a Frisco roof/,
  '/southlake-pest-control-calculator': /pest control cost in Southlake/,
  '/mckinney-pest-control-calculator': /pest control cost in McKinney/,
  '/southlake-water-damage-calculator': /water damage cost in Southlake/,
  '/emergency-water-damage-allen-texas': /Water emergency in Allen/,
  '/southlake-concrete-calculator': /concrete work cost in Southlake/,
  '/southlake-septic-calculator': /septic work cost in Southlake/,
  '/southlake-moving-calculator': /cost to move from Southlake/,
  '/southlake-cabinet-calculator': /kitchen cabinets cost in Southlake/,
  '/southlake-garage-door-calculator': /garage door cost in Southlake/,
  '/southlake-appliance-repair-calculator': /Appliance repair in Southlake/,
  '/southlake-home-staging-calculator': /stage a home in Southlake/,
  '/southlake-chiropractic-calculator': /chiropractic care cost/,
  '/southlake-senior-care-calculator': /care for a parent cost/,
  '/southlake-forensic-cleaning-calculator': /Cleaning a home after a loss/,

  '/roofing-results': /Your roofing estimate/,
  '/hvac-results': /Your heating and cooling estimate/i,
  '/solar-results': /Your solar estimate/,
  '/pest-results': /Your pest control estimate/,
  '/water-damage-results': /Your water damage estimate/,
  '/concrete-calculator-results': /Your concrete estimate/,
  '/septic-results': /Your septic estimate/,
  '/moving-results': /Your moving estimate/,
  '/cabinet-results': /Your .*cabinet.* estimate/,
  '/garage-door-results': /Your garage door.* estimate/,
  '/appliance-results': /Your appliance repair estimate/,
  '/home-staging-results': /Your home staging estimate/,
  '/chiropractic-results': /Your chiropractic estimate/,
  '/senior-care-results': /Your senior care estimate/,

  '/southlake-appliance-FAQ': /Appliance questions/,
  '/southlake-property-faq': /House questions/,
  '/southlake-permits-faq': /Permits and city rules/,
  '/southlake-storm-insurance-faq': /Storms and insurance/,
  '/southlake-energy-faq': /Electricity around Southlake/,
  '/southlake-water-septic-faq': /Water, sewer and septic/,
  '/southlake-selling-faq': /Selling or buying/,
  '/southlake-appliance-warranty-faq': /warrant/,
  '/southlake-hiring-faq': /Hiring someone/,
  '/southlake-house-law-faq': /Texas law for homeowners/,
  '/southlake-appliance-danger-faq': /An appliance is dangerous/,
  '/southlake-how-to-guides': /What you can do yourself/,
  '/articles': /Articles/,
  '/who-to-call': /Who to call/,
  '/my-request': /Find my request/,
  '/open-book': /The open book/,
  '/blog/emergency-septic-tank-repair-southlake-tx': /septic/i,
  '/southlake-google-my-business-automation': /Google Business Profile/,

  '/assessment': /What does your home need first/,
  '/renter-repair-letter': /You rent/,
  '/solar-rights-cheat-sheet': /Solar rights/,
  '/solar-assessment-tool': /roof right for solar/,
  '/appliance-diagnostic-guide': /What is wrong with it/,
  '/roof-protection-handbook': /Look after the roof/,
  '/roof-damage-assessment-calculator': /storm damage your roof/,
  '/water-emergency-action-kit': /Water in the house/,
  '/hvac-efficiency-rescue-plan': /rescue plan for your AC/,
  '/pest-control-complete-system': /A year of pests/,
  '/cabinet-toolkit': /cabinet toolkit/,
  '/septic-protection-guide': /septic system out of trouble/,
  '/garage-door-optimization-guide': /garage door safe/,
  '/home-staging-diy-guide': /Stage your own house/,
  '/home-staging-calculator-page': /staging pay for itself/,
  '/hidden-moving-fee-saving': /fees could your mover/,
  '/concrete-resurfacing-success-guide': /Surface or slab/,
  '/top-10-pain-mistakes': /Ten mistakes people make with back pain/,
  '/dementia-guide': /memory is failing/,
  '/local-link-building': /Local links/,

  '/water-damage-domination-proposal': /pipe bursts/,
  '/roofing-domination-proposal': /roof/i,
  '/hvac-domination-proposal': /capacitor/,
  '/moving-domination-proposal': /boxes/,
  '/septic-domination-proposal': /red light/,
  '/garage-door-domination-proposal': /garage door/i,
  '/solar-domination-proposal': /installer/,
  '/home-staging-domination-proposal': /photographer/,
  '/appliance-repair-domination-proposal': /buy a new one/,
  '/concrete-resurfacing-domination-proposal': /slabs/i,
  '/cabinetry-domination-proposal': /measure/,
  '/pest-control-domination-proposal': /attic/,
  '/chiropractor-domination-proposal': /chiropract/i,
  '/senior-care-domination-proposal': /being found/,
  '/forensic-cleaning-domination-proposal': /worst day/,

  '/professional-signup': /homeowners who picked you/,
  '/auth': /Sign in/,
  '/dashboard': /Your requests/,
  '/admin': /Operator/,
  '/developer-admin': /Health of the site/,
  '/payment-success': /Your order/,

  '/us1-aivoice': /phone|voice|call/i,
  '/aivoice-onboard': /voice|phone|call/i,
  '/aivoice-thanks': /./,
  '/us2-email': /email/i,
  '/email-thanks': /./,

  '/sitemap': /All pages/,
  '/about-us': /About this site/,
  '/terms-conditions': /Terms and conditions/,
  '/refund-policy': /Refund policy/,
  '/disclaimers': /Disclaimers/,
  '/privacy-policy': /Privacy policy/,
};

/** Old paths, and where each leads for good. */
const moved: Readonly<Record<string, string>> = {
  '/roofing-tool': '/southlake-texas-roofing-calculator',
  '/hvac-tool': '/southlake-hvac-repair-calculator',
  '/hvac-diagnostic-calculator': '/southlake-hvac-repair-calculator',
  '/solar-tool': '/southlake-texas-solar-assessment',
  '/solar-assessment-calculator': '/southlake-texas-solar-assessment',
  '/pest-calculator': '/southlake-pest-control-calculator',
  '/pest-control-calculator': '/southlake-pest-control-calculator',
  '/water-damage-calculator': '/southlake-water-damage-calculator',
  '/water-damage-assessment-calculator': '/southlake-water-damage-calculator',
  '/concrete-calculator': '/southlake-concrete-calculator',
  '/concrete-resurfacing-calculator': '/southlake-concrete-calculator',
  '/septic-tool': '/southlake-septic-calculator',
  '/septic-system-calculator': '/southlake-septic-calculator',
  '/moving-calculator': '/southlake-moving-calculator',
  '/moving-cost-estimator': '/southlake-moving-calculator',
  '/cabinet-calculator': '/southlake-cabinet-calculator',
  '/cabinet-cost-calculator': '/southlake-cabinet-calculator',
  '/garage-door-tool': '/southlake-garage-door-calculator',
  '/garage-door-cost-calculator': '/southlake-garage-door-calculator',
  '/appliance-calculator': '/southlake-appliance-repair-calculator',
  '/appliance-repair-calculator': '/southlake-appliance-repair-calculator',
  '/home-staging-calculator': '/southlake-home-staging-calculator',
  '/chiropractic-calculator': '/southlake-chiropractic-calculator',
  '/senior-care-tool': '/southlake-senior-care-calculator',
  '/forensic-cleaning': '/southlake-forensic-cleaning-calculator',
  '/gmb-automation': '/southlake-google-my-business-automation',
  '/gmb-integration': '/southlake-google-my-business-automation',
  '/southlake-appliance-faq': '/southlake-appliance-FAQ',
  '/articles/emergency-septic-tank-repair-southlake-tx':
    '/blog/emergency-septic-tank-repair-southlake-tx',
};

for (const [path, heading] of Object.entries(headings)) {
  test(`${path} is answered by its own page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const page = await response.text();
    const found = parse(page).querySelectorAll('h1');
    expect(found.map(({ textContent }) => textContent.trim())).toEqual([
      expect.stringMatching(heading),
    ]);
    if (path === '/') return;
    const withSlash = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(withSlash.status()).toBe(200);
    expect(await withSlash.text()).toBe(page);
  });
}

for (const [from, to] of Object.entries(moved)) {
  test(`${from} has moved for good to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(`${from}?area=2400`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    const target = new URL(response.headers()['location'] ?? '', baseURL);
    expect(target.pathname + target.search).toBe(`${to}?area=2400`);
    expect(headings).toHaveProperty([to]);
  });
}

test('an article is at an address of its own', async ({ request }) => {
  const list = parse(await (await request.get('/articles')).text());
  const link = list.querySelector('main a[href^="/articles/"]:not([href*="/page/"])');
  const response = await request.get(link?.getAttribute('href') ?? '', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
});

for (const path of ['/no-such-page', '/articles/no-such-article', '/forensic-cleaning-results']) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(parse(await response.text()).querySelector('h1')?.textContent).toMatch(/nothing/i);
  });
}

test('machines find the map of the site at its own address', async ({ request }) => {
  const response = await request.get('/sitemap-index.xml');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<sitemapindex');
});
