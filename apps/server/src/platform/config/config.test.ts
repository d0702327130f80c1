import { HOSTED_ENGINES } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { SANDBOX_HMRC } from './billing.ts';
import { ConfigError, readConfig } from './config.ts';
import { SETTINGS } from './settings.data.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env, '/srv');
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it.each([
    [{ SUPPLIER_ADDRESS: 'Quai 2, Bât. B, 75001 Paris', SUPPLIER_COUNTRY: 'FR' }, ['Quai 2, Bât. B', '75001', 'Paris']],
    [
      { SUPPLIER_ADDRESS: '1 Quay Street, Falmouth TR11 3AA', SUPPLIER_COUNTRY: 'GB' },
      ['1 Quay Street', 'TR11 3AA', 'Falmouth'],
    ],
    [
      { SUPPLIER_ADDRESS: 'Kai 1, Hof', SUPPLIER_POSTAL_CODE: '20457', SUPPLIER_CITY: 'Hamburg' },
      ['Kai 1, Hof', '20457', 'Hamburg'],
    ],
    [{ SUPPLIER_ADDRESS: 'Kai 1' }, ['Kai 1', '', '']],
  ])('keeps street, postal code and city of the issuer apart: %j', (env, [street, postalCode, city]) => {
    expect(readConfig(env, '/srv').billing.supplier).toMatchObject({ street, postalCode, city });
  });

  it('needs no settings: everything runs locally against the sandbox', () => {
    expect(readConfig({}, '/srv')).toEqual({
      role: 'all',
      host: '127.0.0.1',
      port: 4400,
      trustedProxies: [],
      publicUrl: 'http://localhost:4400',
      dataDir: '/srv/.quayside',
      databaseUrl: undefined,
      pgBinDir: undefined,
      secret: undefined,
      oldSecrets: [],
      isDemo: true,
      logLevel: 'info',
      sessionIdleMs: 604_800_000,
      pollIntervalMs: 1500,
      marketplaceClockUrl: 'http://127.0.0.1:4410/control/api/clock',
      keep: { keepSendsDays: 90, keepRequestsDays: 7 },
      metricsPorts: { gateway: null, worker: null },
      mail: { smtpUrl: undefined, from: 'Quayside <no-reply@localhost>' },
      translationEngine: 'off',
      ratesUrl: 'http://127.0.0.1:4410/ecb/stats/eurofxref',
      checkedRates: [],
      engines: {
        urls: Object.fromEntries(HOSTED_ENGINES.map((name) => [name, `http://127.0.0.1:4410/engines/${name}`])),
        modelsUrl: null,
        operator: {
          engine: 'libretranslate',
          key: { key: 'quayside-demo-libretranslate' },
          budget: 500_000,
        },
      },
      sandbox: { port: 4410, catalogPath: undefined },
      ebay: {
        apiUrl: 'http://127.0.0.1:4410/ebay',
        apizUrl: 'http://127.0.0.1:4410/ebay',
        apimUrl: 'http://127.0.0.1:4410/ebay',
        authUrl: 'http://127.0.0.1:4410/ebay',
        tradingUrl: 'http://127.0.0.1:4410/ebay',
        clientId: 'quayside-demo',
        clientSecret: 'quayside-demo-secret',
        ruName: 'Quayside-demo-ru',
        verificationToken: 'quayside-demo-verification-token-0001',
        notificationUrl: 'http://localhost:4400/ebay/notifications',
        alertEmail: 'alerts@quayside.example',
      },
      billing: {
        provider: 'test',
        stripe: null,
        vatRegisters: null,
        supplier: {
          name: 'Quayside Demo GmbH',
          street: 'Musterkai 1',
          postalCode: '20457',
          city: 'Hamburg',
          country: 'DE',
          vatId: 'DE123456788',
        },
      },
      portal: {
        mainSiteUrl: 'https://www.quayside.example',
        careersUrl: 'https://careers.quayside.example',
        shippingUrl: 'https://shipping.quayside.example',
        adminPortalUrls: ['https://admin.quayside.example', 'https://admin2.quayside.example'],
        helpCentreUrl: 'http://localhost:4400/help',
        contactUrl: 'mailto:support@quayside.example',
        isRequestFormOn: true,
        chatScriptUrl: null,
        popUp: null,
      },
      amazon: {
        apiUrl: 'http://127.0.0.1:4410/amazon',
        authUrl: 'http://127.0.0.1:4410/amazon',
        sellerCentralUrl: 'http://127.0.0.1:4410/amazon',
        applicationId: 'amzn1.sp.solution.quayside-demo',
        clientId: 'amzn1.application-oa2-client.quayside-demo',
        clientSecret: 'quayside-demo-secret',
        redirectUri: 'http://localhost:4400/amazon/oauth',
      },
      cdiscount: {
        apiUrl: 'http://127.0.0.1:4410/octopia',
        authUrl: 'http://127.0.0.1:4410/octopia',
        application: { clientId: 'quayside-demo-aggregator', clientSecret: 'quayside-demo-secret' },
      },
      supportEmail: 'support@quayside.example',
    });
  });

  it('reports every invalid setting at once, with the given and the expected value', () => {
    const problems = problemsOf({
      QUAYSIDE_PORT: '70000',
      QUAYSIDE_PUBLIC_URL: 'shop.example',
      QUAYSIDE_ROLE: 'boss',
      QUAYSIDE_DEMO: 'maybe',
      QUAYSIDE_POLL_INTERVAL_MS: '1e3',
      SANDBOX_PORT: 'none',
      MAIL_FROM: 'Quayside',
      EBAY_AUTH_URL: 'ftp://ebay.com',
    });
    expect(problems.toSorted()).toEqual([
      'EBAY_AUTH_URL is "ftp://ebay.com"; expected an address such as https://example.com',
      'MAIL_FROM is "Quayside"; expected a sender such as Quayside <no-reply@example.com>',
      'QUAYSIDE_DEMO is "maybe"; expected one of on, off',
      'QUAYSIDE_POLL_INTERVAL_MS is "1e3"; expected a whole number from 100 to 3600000',
      'QUAYSIDE_PORT is "70000"; expected a whole number from 1 to 65535',
      'QUAYSIDE_PUBLIC_URL is "shop.example"; expected an address such as https://example.com',
      'QUAYSIDE_ROLE is "boss"; expected one of all, gateway, worker',
      'SANDBOX_PORT is "none"; expected a whole number from 1 to 65535',
    ]);
  });

  it('never prints a secret or a password', () => {
    const problems = problemsOf({
      QUAYSIDE_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SMTP_URL: 'http://a:hunter2@mail',
    }).join();
    expect(problems).toContain('QUAYSIDE_SECRET has 7 characters; expected at least 32');
    expect(problems).toContain('DATABASE_URL is not understood');
    expect(problems).toContain('SMTP_URL is not understood');
    expect(problems).not.toContain('hunter2');
  });

  it('trusts only named proxies, and rejects a network that contains every address', () => {
    const proxiesOf = (text: string) => readConfig({ TRUSTED_PROXIES: text }, '/srv').trustedProxies;
    expect(proxiesOf('')).toEqual([]);
    expect(proxiesOf('loopback, 10.0.0.0/8,2001:db8::1')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
    for (const wrong of ['everybody', '0.0.0.0/0', '10.0.0.0/33', '10.0.0', '1.2.3.4/8/9', 'true']) {
      expect(problemsOf({ TRUSTED_PROXIES: wrong })).toEqual([
        `TRUSTED_PROXIES is "${wrong}"; expected loopback, or addresses and networks such as 10.0.0.0/8`,
      ]);
    }
  });

  it('requires the keys for the real Stripe, and has those of the sandbox’s', () => {
    const stripe = { PAYMENT_PROVIDER: 'stripe' };
    expect(readConfig(stripe, '/srv').billing).toMatchObject({
      provider: 'stripe',
      stripe: { apiUrl: 'http://127.0.0.1:4410/stripe', secretKey: 'sk_test_quayside_demo' },
    });
    const real = { ...stripe, STRIPE_API_URL: 'https://api.stripe.com' };
    const needed = ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed where Stripe is not the sandbox’s'];
    expect(problemsOf(real)).toEqual(needed);
    expect(problemsOf({ ...real, STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual(needed);
    // An installation that uses the real eBay cannot accept sandbox payments.
    expect(problemsOf({ ...stripe, EBAY_API_URL: 'https://api.ebay.com' })).toContain(needed[0]);
  });

  it('rejects one port for two servers', () => {
    expect(problemsOf({ QUAYSIDE_PORT: '4410' })).toEqual([
      'QUAYSIDE_PORT and SANDBOX_PORT are both 4410; expected two ports',
    ]);
    expect(problemsOf({ GATEWAY_METRICS_PORT: '4420', WORKER_METRICS_PORT: '4420' })).toEqual([
      'GATEWAY_METRICS_PORT and WORKER_METRICS_PORT are both 4420; expected two ports',
    ]);
  });

  it('sends support requests to the contact’s mailbox or a separate one, and requires one for the form', () => {
    const mailboxOf = (env: Record<string, string>) => readConfig(env, '/srv').supportEmail;
    const page = { CONTACT_URL: 'https://shop.example/contact' };
    expect(mailboxOf({ CONTACT_URL: 'mailto:help@shop.example' })).toBe('help@shop.example');
    expect(mailboxOf({ ...page, SUPPORT_EMAIL: 'desk@shop.example' })).toBe('desk@shop.example');
    expect(readConfig(page, '/srv').portal.isRequestFormOn).toBe(false);
    expect(mailboxOf(page)).toBe('');
    expect(problemsOf({ ...page, SUBMIT_REQUEST: 'form' })).toEqual([
      'SUPPORT_EMAIL is not set; expected a mailbox such as support@example.com',
    ]);
    expect(problemsOf({ SUPPORT_EMAIL: 'desk' })).toEqual([
      'SUPPORT_EMAIL is "desk"; expected a mailbox such as support@example.com',
    ]);
  });

  it('accepts only a mailbox or a page as the contact', () => {
    expect(readConfig({ CONTACT_URL: 'mailto:help@shop.example' }, '/srv').portal.contactUrl).toBe(
      'mailto:help@shop.example',
    );
    expect(readConfig({ CONTACT_URL: 'https://shop.example/contact' }, '/srv').portal.contactUrl).toBe(
      'https://shop.example/contact',
    );
    expect(problemsOf({ CONTACT_URL: 'javascript:alert(1)' })).toEqual([
      'CONTACT_URL is "javascript:alert(1)"; expected an address such as https://example.com',
    ]);
  });

  it('seeds no demo logins with the real eBay by default', () => {
    expect(readConfig({ EBAY_API_URL: 'https://api.ebay.com/' }, '/srv')).toMatchObject({
      isDemo: false,
      ebay: { apiUrl: 'https://api.ebay.com' },
    });
    expect(readConfig({ EBAY_API_URL: 'https://api.ebay.com', QUAYSIDE_DEMO: 'on' }, '/srv').isDemo).toBe(true);
  });

  it('translates with the real eBay by default', () => {
    const real = { EBAY_API_URL: 'https://api.ebay.com' };
    expect(readConfig(real, '/srv').translationEngine).toBe('ebay');
    expect(readConfig({ ...real, TRANSLATION_ENGINE: 'off' }, '/srv').translationEngine).toBe('off');
  });

  it('asks a language model on this machine for the operator alone, without a key, and needs its address and name', () => {
    const given = { OPERATOR_ENGINE: 'llm', LLM_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'm' };
    const { operator, urls } = readConfig({ ...given, ENGINES_URL: 'off' }, '/srv').engines;
    expect(operator).toMatchObject({ engine: 'llm', key: { key: '', url: given.LLM_URL, model: 'm' } });
    expect(urls).toEqual({});
    const needs = ['OPERATOR_ENGINE llm needs LLM_URL and LLM_MODEL'];
    expect(problemsOf({ OPERATOR_ENGINE: 'llm' })).toEqual(needs);
    expect(problemsOf({ ...given, LLM_URL: 'off' })).toEqual(needs);
  });

  it('shows a pop-up if it has an address, for 0 to 100 per cent of the visits', () => {
    const news = { POP_UP_URL: 'https://news.example/spring', POP_UP_PERCENTAGE: '0' };
    expect(readConfig(news, '/srv').portal.popUp).toEqual({
      url: 'https://news.example/spring',
      userPercentage: 0,
      delayMs: 2_000,
    });
    expect(() => readConfig({ ...news, POP_UP_PERCENTAGE: '101' }, '/srv')).toThrow(/POP_UP_PERCENTAGE is "101"/);
  });

  it('disables Amazon with the real eBay unless an Amazon host is set', () => {
    expect(readConfig({ QUAYSIDE_PORT: '4500' }, '/srv').amazon).toMatchObject({
      apiUrl: 'http://127.0.0.1:4410/amazon',
      redirectUri: 'http://localhost:4500/amazon/oauth',
    });
    const real = { EBAY_API_URL: 'https://api.ebay.com' };
    expect(readConfig(real, '/srv').amazon).toBeNull();
    const both = { ...real, AMAZON_API_URL: 'https://sellingpartnerapi-eu.amazon.com/' };
    expect(readConfig(both, '/srv').amazon?.apiUrl).toBe('https://sellingpartnerapi-eu.amazon.com');
  });

  it('has an Octopia client only if it is set completely', () => {
    const real = {
      EBAY_API_URL: 'https://api.ebay.com',
      OCTOPIA_API_URL: 'https://api.octopia-io.net/',
      OCTOPIA_AUTH_URL: 'https://auth.octopia-io.net',
    };
    expect(readConfig({ EBAY_API_URL: 'https://api.ebay.com' }, '/srv').cdiscount).toBeNull();
    expect(readConfig(real, '/srv').cdiscount).toEqual({
      apiUrl: 'https://api.octopia-io.net',
      authUrl: 'https://auth.octopia-io.net',
      application: null,
    });
    const own = { ...real, OCTOPIA_CLIENT_ID: 'ours', OCTOPIA_CLIENT_SECRET: 'secret' };
    expect(readConfig(own, '/srv').cdiscount?.application).toEqual({ clientId: 'ours', clientSecret: 'secret' });
    expect(problemsOf({ ...real, OCTOPIA_CLIENT_ID: 'ours' })).toEqual([
      'OCTOPIA_CLIENT_ID and OCTOPIA_CLIENT_SECRET belong together; expected both or neither',
    ]);
  });

  it('starts no sandbox if it is off, and treats an empty variable as unset', () => {
    expect(readConfig({ SANDBOX_PORT: 'off', QUAYSIDE_ROLE: '' }, '/srv')).toMatchObject({
      sandbox: null,
      role: 'all',
    });
  });

  it('reads exactly the described settings', () => {
    const asked = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }), '/srv');
    expect([...asked].toSorted()).toEqual(SETTINGS.map(({ name }) => name).toSorted());
  });

  describe('the registers of VAT ids', () => {
    const registersWith = (settings: Record<string, string>) => readConfig(settings, '/').billing.vatRegisters;

    it('are asked only if they are switched on: first the sandbox’s, and their own hosts beside real marketplaces', () => {
      expect(registersWith({})).toBeNull();
      expect(registersWith({ VAT_ID_CHECK: 'on' })).toEqual({
        standIn: 'http://127.0.0.1:4410/tax-offices',
        hmrc: SANDBOX_HMRC,
      });
      expect(registersWith({ VAT_ID_CHECK: 'on', VAT_ID_CHECK_URL: 'off' })).toEqual({ standIn: null, hmrc: null });
      const keys = { HMRC_CLIENT_ID: 'id', HMRC_CLIENT_SECRET: 'secret' };
      expect(registersWith({ VAT_ID_CHECK: 'on', VAT_ID_CHECK_URL: 'off', ...keys })).toEqual({
        standIn: null,
        hmrc: { clientId: 'id', clientSecret: 'secret' },
      });
    });

    it.each([
      [{ VAT_ID_CHECK: 'yes' }, /VAT_ID_CHECK is "yes"/],
      [{ VAT_ID_CHECK_URL: 'https://vies.example' }, /VAT_ID_CHECK_URL is not an address of this machine/],
      [{ VAT_ID_CHECK_URL: 'http://10.0.0.8/vies' }, /VAT_ID_CHECK_URL is not an address of this machine/],
      [{ HMRC_CLIENT_ID: 'id' }, /HMRC_CLIENT_ID and HMRC_CLIENT_SECRET belong together/],
    ])('are refused with %j', (settings, problem) => {
      expect(() => readConfig(settings as Record<string, string>, '/')).toThrow(problem);
    });
  });
});
