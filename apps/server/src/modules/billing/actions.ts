export { createCheckout, getCheckout } from './checkout.service.ts';
export { readInvoiceDetails, saveInvoiceDetails } from './invoice-details.service.ts';
export { previewMove } from './move.service.ts';
export {
  describePayment,
  listPaymentLinks,
  makeCardToken,
  openMethodPage,
  updatePaymentMethod,
} from './payment-details.service.ts';
export { describeCurrent, listPlans, previewChange } from './plans.service.ts';
export { answerTestPayment } from './provider/test-provider.ts';
export { quoteCheckout } from './quote.service.ts';
export { requestRefund } from './refund.service.ts';
export { cancelPlan, changePlan, resumePlan } from './subscription.service.ts';
export { cancelTrial, describeTrial, prolongTrial, startTrial } from './trial.service.ts';
export { describeUsage } from './usage.service.ts';
