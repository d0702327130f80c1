/** Fetching the offline engine's models. Apart from the rest, because a server seldom does it. */
export { FetchProblem } from './offline/download.ts';
export { type FetchModelOptions, fetchingOf, fetchModel, sizeOfModel } from './offline/fetch-model.ts';
export { listModels, type Pair } from './offline/model-folder.ts';
export { MODELS_URL, PINNED_MODELS } from './offline/pinned-models.data.ts';
