/**
 * Redirects that keep the query: old addresses in bookmarks and mails, and short forms. A target's missing platform or account is the
 * active one, otherwise the first.
 */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/dashboard', '/:platform/:account/dashboard'],
  ['/dashboard/:platform', '/:platform/:account/dashboard'],
  ['/products', '/:platform/:account/products'],
  ['/products/:platform/:tab', '/:platform/:account/products/:tab'],
  ['/orders', '/:platform/:account/orders'],
  ['/orders/:platform', '/:platform/:account/orders'],
  ['/tools/conversion-charts', '/all/:account/tools/conversion-charts/default'],
  ['/tools/translation-manager', '/all/:account/tools/translation-manager'],
  ['/tools/blacklist', '/:platform/:account/tools/blacklist'],
  ['/tools/blacklist/:platform', '/:platform/:account/tools/blacklist'],
  ['/tools/price-adjustment', '/:platform/:account/tools/price-adjustment'],
  ['/tools/price-adjustment/:platform', '/:platform/:account/tools/price-adjustment'],
  ['/tools/shipping-manager', '/ebay/:account/tools/shipping-manager'],
  ['/tools/shipping-manager/profile', '/ebay/:account/tools/shipping-manager/profile'],
  ['/tools/shipping-manager/profile/:profile', '/ebay/:account/tools/shipping-manager/profile/:profile'],
  ['/tools/bulk-request', '/ebay/:account/tools/bulk-request'],
  ['/tools/repricer', '/amazon/:account/tools/repricer'],
  ['/profile', '/user/profile'],
  ['/profile/accounts', '/user/accounts'],
  ['/profile/accounts/new-token', '/token'],
  ['/plans', '/user/plans'],
  ['/ebay-promoted-listings', '/ebay/:account/marketing'],
  ['/ebay-promoted-listings-settings', '/ebay/:account/marketing/settings'],
  ['/cdiscount-dashboard', '/cdiscount/:account/dashboard'],
  ['/cdiscount-onboarding', '/cdiscount/:account/onboarding'],
  ['/amazon-onboarding', '/amazon/:account/onboarding'],
  ['/ebay-onboarding', '/ebay/:account/onboarding'],
  ['/extended-producer-responsibility', '/ebay/:account/products/settings'],

  // Short forms.
  ['/user', '/user/profile'],
  ['/checkout/monthly', '/checkout/monthly/billing'],
  ['/checkout/yearly', '/checkout/yearly/billing'],
  ['/:platform/:account', '/:platform/:account/dashboard'],

  // A tool under a platform that does not have it.
  ['/:platform/:account/tools/conversion-charts', '/all/:account/tools/conversion-charts/default'],
  ['/:platform/:account/tools/conversion-charts/default', '/all/:account/tools/conversion-charts/default'],
  ['/:platform/:account/tools/translation-manager', '/all/:account/tools/translation-manager'],
  ['/:platform/:account/tools/shipping-manager', '/ebay/:account/tools/shipping-manager'],
  ['/:platform/:account/tools/bulk-request', '/ebay/:account/tools/bulk-request'],
  ['/:platform/:account/tools/repricer', '/amazon/:account/tools/repricer'],
  ['/:platform/:account/marketing', '/ebay/:account/marketing'],
];
