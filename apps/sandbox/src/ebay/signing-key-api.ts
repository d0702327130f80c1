import { refusal } from './errors.ts';
import { type AppCall, json, type Operation } from './operation.ts';
import { CIPHERS, type SigningKey } from './signing-keys.ts';

/** The Key Management API (v1.0.0): key pairs with which applications sign calls. */
const base = '/developer/key_management/v1/signing_key';

const shown = (key: SigningKey) => ({
  signingKeyId: key.id,
  signingKeyCipher: key.cipher,
  publicKey: key.publicKey,
  jwe: key.jwe,
  creationTime: key.createdAt,
  expirationTime: key.expiresAt,
});

async function create({ world, access, body }: AppCall) {
  if (typeof body !== 'object' || body === null) throw refusal(400, 210006);
  const { signingKeyCipher } = body as { signingKeyCipher?: unknown };
  const cipher = CIPHERS.find((known) => known === signingKeyCipher);
  if (cipher === undefined) throw refusal(400, 210001);
  const { privateKey, ...key } = world.ebay.signingKeys.create(access.clientId, cipher);
  await world.ebay.signingKeys.settled();
  return json(200, { ...shown(key), privateKey });
}

const api = 'keyManagement';
const auth = 'app';

export const signingKeyOperations: readonly Operation[] = [
  { api, auth, name: 'createSigningKey', method: 'POST', url: base, run: create },
  {
    api,
    auth,
    name: 'getSigningKeys',
    method: 'GET',
    url: base,
    run: ({ world, access }) => json(200, { signingKeys: world.ebay.signingKeys.ofClient(access.clientId).map(shown) }),
  },
  {
    api,
    auth,
    name: 'getSigningKey',
    method: 'GET',
    url: `${base}/:signingKeyId`,
    run({ world, access, params }) {
      const { signingKeyId = '' } = params;
      const key = world.ebay.signingKeys.find(signingKeyId);
      if (key?.clientId !== access.clientId) throw refusal(404, 210002, { signingKeyId });
      return json(200, shown(key));
    },
  },
];
