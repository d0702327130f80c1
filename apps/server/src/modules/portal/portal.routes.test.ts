import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const server = useTestServer(useTestDatabase());

describe('GET /v1/no-auth/portal_settings', () => {
  it('returns the external addresses with and without a session', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/v1/no-auth/portal_settings' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      mainSiteUrl: 'https://www.quayside.example',
      careersUrl: 'https://careers.quayside.example',
      shippingUrl: 'https://shipping.quayside.example',
      adminPortalUrls: ['https://admin.quayside.example', 'https://admin2.quayside.example'],
      helpCentreUrl: 'http://localhost:4400/help',
      contactUrl: 'mailto:support@quayside.example',
      isRequestFormOn: true,
      chatScriptUrl: null,
      popUp: null,
    });
  });
});
