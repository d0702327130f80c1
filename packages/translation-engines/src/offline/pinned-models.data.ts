import type { FileSum, ModelPart, Pair } from './model-folder.ts';

/** A file of a model as it is published: packed with gzip. */
interface PinnedFile extends FileSum {
  /** Below the address of the models. */
  readonly path: string;
  /** Of the file that is in it, where its publisher says it. */
  readonly unpacked?: FileSum;
}
export type PinnedModel = Readonly<Record<ModelPart, PinnedFile>>;

/**
 * Where the files are: the last commit of github.com/mozilla/firefox-translations-models, which no longer changes. A
 * mirror has the same paths.
 */
export const MODELS_URL =
  'https://media.githubusercontent.com/media/mozilla/firefox-translations-models/e7957fc407441a5e3e35bbcbf9d60d9b35764618/models';

/**
 * Mozilla's Firefox translation models, architecture `base-memory`, under the Mozilla Public License 2.0. Sizes and sums
 * of the files are those of the repository's Git LFS pointers; those of the unpacked models are in its `metadata.json`.
 * Two models by way of English make every pair of our buyers' languages.
 */
export const PINNED_MODELS: Readonly<Record<Pair, PinnedModel>> = {
  'en-de': {
    model: {
      path: 'base-memory/ende/model.ende.intgemm.alphas.bin.gz',
      size: 22_992_073,
      sha256: 'e3a74458faba3ab2752ed8355c5e3979f13395279c8fc1bd3f54a3c2316e4975',
      unpacked: {
        size: 31_561_787,
        sha256: '8df29d9494d19f47fd5d97c6a73474c6f657e9f81c1a607c431d02befdf3810f',
      },
    },
    shortlist: {
      path: 'base-memory/ende/lex.50.50.ende.s2t.bin.gz',
      size: 2_314_750,
      sha256: '0370d79cda6fed5dfa8f9b2a0009459bd2766893825bb5b8b5114169d18da6c4',
    },
    vocab: {
      path: 'base-memory/ende/vocab.ende.spm.gz',
      size: 413_879,
      sha256: '3b2ddbfac73f994f151a8994447d6b3d41ab0d3435da56f79c233f34d03e45c2',
    },
  },
  'en-fr': {
    model: {
      path: 'base-memory/enfr/model.enfr.intgemm.alphas.bin.gz',
      size: 23_045_432,
      sha256: '22cdaf3dc9a1da6e5818b5576737182467f3cd97e6fd6f94e4273eb7b56d1e3f',
      unpacked: {
        size: 31_561_787,
        sha256: '6322e296d4fecfe395a8d5723da4ec37ecbe6d7613bb1dfcf4b28e2a47498b68',
      },
    },
    shortlist: {
      path: 'base-memory/enfr/lex.50.50.enfr.s2t.bin.gz',
      size: 2_297_334,
      sha256: '055987f0b585b61c4914fb4469e2392fda0b25d3f7784275974f920e7b631997',
    },
    vocab: {
      path: 'base-memory/enfr/vocab.enfr.spm.gz',
      size: 409_706,
      sha256: '5dcadaad8191fb4eb7677bce07098a20221dec95976a4db796f3a17cc82b4541',
    },
  },
  'en-it': {
    model: {
      path: 'base-memory/enit/model.enit.intgemm.alphas.bin.gz',
      size: 23_892_889,
      sha256: 'cfff470e9f29e27132723589a8bc985648f92773410e5f6fc43293d9e19f97f1',
      unpacked: {
        size: 31_561_787,
        sha256: '248f47568788ecc351da7e5e07064d4153b4f71e011364ae2c931ffeec4d1cc2',
      },
    },
    shortlist: {
      path: 'base-memory/enit/lex.50.50.enit.s2t.bin.gz',
      size: 2_209_348,
      sha256: 'cd7ef06c0b872c15286a9796f105eb62693f14665490546ac70ce1c6c8f16d47',
    },
    vocab: {
      path: 'base-memory/enit/vocab.enit.spm.gz',
      size: 407_598,
      sha256: '8f99a6f493bf7e1a03fbba19928d7dc7bf9a1b7938238467f3e80a58c0d50485',
    },
  },
  'en-es': {
    model: {
      path: 'base-memory/enes/model.enes.intgemm.alphas.bin.gz',
      size: 22_698_792,
      sha256: 'fe4025fde24a4d5f80533cfb7acd53d0eb7f194dfc2d8f427f0d4563cfb6ac06',
      unpacked: {
        size: 31_561_787,
        sha256: '3b1c399511c01c84c36fae5c0524df44096288efdc8236e182b5c97d7ad2244c',
      },
    },
    shortlist: {
      path: 'base-memory/enes/lex.50.50.enes.s2t.bin.gz',
      size: 2_265_250,
      sha256: '37a067966f28ff0ba430fddb7412bc5b07afa2cd2fd5a46d9ad74045a1a06380',
    },
    vocab: {
      path: 'base-memory/enes/vocab.enes.spm.gz',
      size: 409_312,
      sha256: 'ae2760c04bc6eb5362b16e5c2f145c376bb04bac421c33ba3c0766805e6f03b3',
    },
  },
  'de-en': {
    model: {
      path: 'base-memory/deen/model.deen.intgemm.alphas.bin.gz',
      size: 22_403_755,
      sha256: '38b245bcfc23f6d61fd98a187436ea1320a38f41896df411b103df3e83f51681',
      unpacked: {
        size: 31_561_787,
        sha256: '3e6f7c2c2425d10824797270b382bee718ff34af2cab9308841c82ca46dc6f20',
      },
    },
    shortlist: {
      path: 'base-memory/deen/lex.50.50.deen.s2t.bin.gz',
      size: 2_626_658,
      sha256: '231e9caf62e0e867775d5f4c1f4cfae21e37c70d9bf2bd628fa468aeeb2ba869',
    },
    vocab: {
      path: 'base-memory/deen/vocab.deen.spm.gz',
      size: 413_879,
      sha256: '88dcd7fdbf20dc60837ce837244d0d55b20f7079f2cbd2ba8e63530632028310',
    },
  },
  'fr-en': {
    model: {
      path: 'base-memory/fren/model.fren.intgemm.alphas.bin.gz',
      size: 23_175_075,
      sha256: '06b1eeedd3944260d00a393d12ec7192490c5b7c930b97212faf4d5f5c90a2ee',
      unpacked: {
        size: 31_561_787,
        sha256: '15f997bc0d13808b0b0fbd0786e684a3c8a52adcd8071844b76123fdacbf2b90',
      },
    },
    shortlist: {
      path: 'base-memory/fren/lex.50.50.fren.s2t.bin.gz',
      size: 2_649_934,
      sha256: '395aa7767220e1bcfc085f2b2787ff98005d0075e55451f1e0832885e3d9642a',
    },
    vocab: {
      path: 'base-memory/fren/vocab.fren.spm.gz',
      size: 409_706,
      sha256: '8d15b219ffd32327b4cabf0d94a05a4fecb8923a4f386badbcbe5e86ede453a7',
    },
  },
  'it-en': {
    model: {
      path: 'base-memory/iten/model.iten.intgemm.alphas.bin.gz',
      size: 23_301_774,
      sha256: '0bc7221c2730723ac4477e8aa1d1d5bd0b9c3450cb8d006a6f86fe5da9129c27',
      unpacked: {
        size: 31_561_787,
        sha256: '21b70978ce2f3b4da7a06b5de86a09abe3acd30b9eee1b2ebb3582b9bad790bf',
      },
    },
    shortlist: {
      path: 'base-memory/iten/lex.50.50.iten.s2t.bin.gz',
      size: 2_532_929,
      sha256: '504877085b31edfa3d31a1918a9a42c20fcbf85ff018caf46c54641db5538e62',
    },
    vocab: {
      path: 'base-memory/iten/vocab.iten.spm.gz',
      size: 407_598,
      sha256: 'df05fae498f519a828eb388cd08ec1b7205a8bcaf2405a5feb9f5e30c49a0977',
    },
  },
  'es-en': {
    model: {
      path: 'base-memory/esen/model.esen.intgemm.alphas.bin.gz',
      size: 23_288_494,
      sha256: '54247f1e057180bca1d404dfd5c12836f65bc96cef7af98e59e55acb8bd093b1',
      unpacked: {
        size: 31_561_787,
        sha256: '4aed7734152ae0045d1a69ae49c86cfda18f53c61f90e95e1d1de1c7c7c3b033',
      },
    },
    shortlist: {
      path: 'base-memory/esen/lex.50.50.esen.s2t.bin.gz',
      size: 2_543_246,
      sha256: '3d7856bfa3b12804bdc80f12fd828fd9062c462113ab73fbf87c5c3b68420813',
    },
    vocab: {
      path: 'base-memory/esen/vocab.esen.spm.gz',
      size: 409_312,
      sha256: '1658b529b8858cf2e1e8cef2c4e2d69654d77b5f714ac52205864b336dfeb3ee',
    },
  },
};
