import type { Names } from '../platform/ignored-fields.ts';

const pagination: Names = { EntriesPerPage: true, PageNumber: true };
const sellingList: Names = { Include: true, IncludeNotes: true, ListingType: true, Pagination: pagination, Sort: true };
const credentials = true;
/** Elements that every request may have. */
const common = {
  DetailLevel: true,
  ErrorLanguage: true,
  MessageID: true,
  OutputSelector: true,
  RequesterCredentials: credentials,
  Version: true,
  WarningLevel: true,
} as const;
const times = { EndTimeFrom: true, EndTimeTo: true, StartTimeFrom: true, StartTimeTo: true } as const;

/** The elements of the requests of the Trading API, by call. */
export const tradingNames: Readonly<Record<string, Names>> = {
  GetMyeBaySelling: {
    ...common,
    ActiveList: sellingList,
    DeletedFromSoldList: sellingList,
    DeletedFromUnsoldList: sellingList,
    HideVariations: true,
    ScheduledList: sellingList,
    SellingSummary: true,
    SoldList: true,
    UnsoldList: true,
  },
  GetSellerList: {
    ...common,
    ...times,
    AdminEndedItemsOnly: true,
    CategoryID: true,
    GranularityLevel: true,
    IncludeVariations: true,
    IncludeWatchCount: true,
    MotorsDealerUsers: true,
    Pagination: pagination,
    SKUArray: true,
    Sort: true,
    UserID: true,
  },
  GetSellerEvents: {
    ...common,
    ...times,
    HideVariations: true,
    IncludeVariationSpecifics: true,
    IncludeWatchCount: true,
    ModTimeFrom: true,
    ModTimeTo: true,
    NewItemFilter: true,
    UserID: true,
  },
  GetItem: {
    ...common,
    IncludeItemCompatibilityList: true,
    IncludeItemSpecifics: true,
    IncludeTaxTable: true,
    IncludeWatchCount: true,
    ItemID: true,
    SKU: true,
    TransactionID: true,
    VariationSKU: true,
    VariationSpecifics: true,
  },
  ReviseInventoryStatus: { ...common, InventoryStatus: [{ ItemID: true, Quantity: true, SKU: true, StartPrice: true }] },
  ReviseFixedPriceItem: { ...common, DeletedField: true, Item: true },
  EndFixedPriceItem: { ...common, EndingReason: true, ItemID: true, SKU: true },
  GeteBayOfficialTime: common,
};

const yesOrNo = ['true', 'false', '1', '0'];

/** The values that an element may have, wherever it stands. */
export const tradingValues: Readonly<Record<string, readonly string[]>> = {
  DetailLevel: ['ItemReturnAttributes', 'ItemReturnCategories', 'ItemReturnDescription', 'ReturnAll', 'ReturnHeaders', 'ReturnMessages', 'ReturnSummary'],
  EndingReason: ['Incorrect', 'LostOrBroken', 'NotAvailable', 'OtherListingError', 'SellToHighBidder', 'Sold'],
  GranularityLevel: ['Coarse', 'Fine', 'Medium'],
  HideVariations: yesOrNo,
  Include: yesOrNo,
  IncludeItemSpecifics: yesOrNo,
  IncludeVariationSpecifics: yesOrNo,
  IncludeVariations: yesOrNo,
  IncludeWatchCount: yesOrNo,
};
