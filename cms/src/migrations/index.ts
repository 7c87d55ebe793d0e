import * as migration_20261120_224308_initial from './20261120_224308_initial';

export const migrations = [
  {
    up: migration_20261120_224308_initial.up,
    down: migration_20261120_224308_initial.down,
    name: '20261120_224308_initial'
  },
];
