import { useParams } from 'react-router';
import { PaymentMethodScreen } from './payment-method-screen.tsx';
import { SecondFactorScreen } from './second-factor-screen.tsx';

/** `/payment/{type}`: `second-factor` confirms a test payment; every other type changes the payment method. */
export function PaymentScreen() {
  return useParams().type === 'second-factor' ? <SecondFactorScreen /> : <PaymentMethodScreen />;
}
