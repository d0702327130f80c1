import { json, type Operation } from './operation.ts';

export const identityOperations: readonly Operation[] = [
  {
    api: 'identity',
    auth: 'user',
    name: 'getUser',
    method: 'GET',
    url: '/commerce/identity/v1/user/',
    run({ seller: { profile } }) {
      return json(200, {
        userId: profile.userId,
        username: profile.username,
        accountType: 'BUSINESS',
        registrationMarketplaceId: profile.homeMarketplace,
        status: 'CONFIRMED',
        businessAccount: {
          name: profile.shopName,
          email: profile.email,
          primaryContact: { firstName: profile.firstName, lastName: profile.lastName },
          address: { addressLine1: '1 Quay Street', city: profile.city, postalCode: profile.postalCode, country: 'GB' },
        },
      });
    },
  },
];
