/**
 * Adult shoe sizes as shops usually pair them: UK → EU, and the step to US (men +1, women +2). Brands differ by up to half a size, so a
 * seller's own chart overrides this one. Children's sizes start again from 0 in the UK and are missing here.
 */
export const UK_TO_EU: Readonly<Record<string, string>> = {
  '2': '35', '2.5': '35.5', '3': '36', '3.5': '36.5', '4': '37', '4.5': '37.5', '5': '38', '5.5': '38.5', '6': '39', '6.5': '40',
  '7': '41', '7.5': '41.5', '8': '42', '8.5': '42.5', '9': '43', '9.5': '44', '10': '44.5', '10.5': '45', '11': '46', '11.5': '46.5',
  '12': '47', '13': '48', '14': '49',
};

export const US_STEP = { men: 1, women: 2 } as const;
