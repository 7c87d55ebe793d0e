import * as migration_20261120_224308_initial from './20261120_224308_initial';
import * as migration_20261121_101518_brand_figure_and_venue_map from './20261121_101518_brand_figure_and_venue_map';
import * as migration_20261122_003222_publishing from './20261122_003222_publishing';
import * as migration_20261122_101758_ids_given_once from './20261122_101758_ids_given_once';
import * as migration_20261123_090032_menus_events_and_jobs_have_pages from './20261123_090032_menus_events_and_jobs_have_pages';
import * as migration_20261123_113325_events_have_a_kind from './20261123_113325_events_have_a_kind';
import * as migration_20261123_123522_products_have_pages from './20261123_123522_products_have_pages';
import * as migration_20261123_153310_tasting_menus_have_pages_and_pictures_a_card from './20261123_153310_tasting_menus_have_pages_and_pictures_a_card';
import * as migration_20261124_070109_events_that_were_moved_and_places_left from './20261124_070109_events_that_were_moved_and_places_left';
import * as migration_20261124_071312_changes_of_content from './20261124_071312_changes_of_content';
import * as migration_20261124_073042_guests_send_forms from './20261124_073042_guests_send_forms';
import * as migration_20261124_143601_bookings from './20261124_143601_bookings';
import * as migration_20261124_185125_orders from './20261124_185125_orders';
import * as migration_20261125_000720_bookings_by_telephone from './20261125_000720_bookings_by_telephone';
import * as migration_20261126_011654_telephone_numbers_are_found_by_their_digits from './20261126_011654_telephone_numbers_are_found_by_their_digits';
import * as migration_20261126_041902_bookings_know_what_was_chosen_by_its_key from './20261126_041902_bookings_know_what_was_chosen_by_its_key';
import * as migration_20261126_112814_pictures_have_fewer_widths_in_webp from './20261126_112814_pictures_have_fewer_widths_in_webp';
import * as migration_20261126_113951_copies_say_whether_their_guests_know from './20261126_113951_copies_say_whether_their_guests_know';
import * as migration_20261127_044919_dates_of_events_are_changed from './20261127_044919_dates_of_events_are_changed';

export const migrations = [
  {
    up: migration_20261120_224308_initial.up,
    down: migration_20261120_224308_initial.down,
    name: '20261120_224308_initial',
  },
  {
    up: migration_20261121_101518_brand_figure_and_venue_map.up,
    down: migration_20261121_101518_brand_figure_and_venue_map.down,
    name: '20261121_101518_brand_figure_and_venue_map',
  },
  {
    up: migration_20261122_003222_publishing.up,
    down: migration_20261122_003222_publishing.down,
    name: '20261122_003222_publishing',
  },
  {
    up: migration_20261122_101758_ids_given_once.up,
    down: migration_20261122_101758_ids_given_once.down,
    name: '20261122_101758_ids_given_once',
  },
  {
    up: migration_20261123_090032_menus_events_and_jobs_have_pages.up,
    down: migration_20261123_090032_menus_events_and_jobs_have_pages.down,
    name: '20261123_090032_menus_events_and_jobs_have_pages',
  },
  {
    up: migration_20261123_113325_events_have_a_kind.up,
    down: migration_20261123_113325_events_have_a_kind.down,
    name: '20261123_113325_events_have_a_kind',
  },
  {
    up: migration_20261123_123522_products_have_pages.up,
    down: migration_20261123_123522_products_have_pages.down,
    name: '20261123_123522_products_have_pages',
  },
  {
    up: migration_20261123_153310_tasting_menus_have_pages_and_pictures_a_card.up,
    down: migration_20261123_153310_tasting_menus_have_pages_and_pictures_a_card.down,
    name: '20261123_153310_tasting_menus_have_pages_and_pictures_a_card',
  },
  {
    up: migration_20261124_070109_events_that_were_moved_and_places_left.up,
    down: migration_20261124_070109_events_that_were_moved_and_places_left.down,
    name: '20261124_070109_events_that_were_moved_and_places_left',
  },
  {
    up: migration_20261124_071312_changes_of_content.up,
    down: migration_20261124_071312_changes_of_content.down,
    name: '20261124_071312_changes_of_content',
  },
  {
    up: migration_20261124_073042_guests_send_forms.up,
    down: migration_20261124_073042_guests_send_forms.down,
    name: '20261124_073042_guests_send_forms',
  },
  {
    up: migration_20261124_143601_bookings.up,
    down: migration_20261124_143601_bookings.down,
    name: '20261124_143601_bookings',
  },
  {
    up: migration_20261124_185125_orders.up,
    down: migration_20261124_185125_orders.down,
    name: '20261124_185125_orders',
  },
  {
    up: migration_20261125_000720_bookings_by_telephone.up,
    down: migration_20261125_000720_bookings_by_telephone.down,
    name: '20261125_000720_bookings_by_telephone',
  },
  {
    up: migration_20261126_011654_telephone_numbers_are_found_by_their_digits.up,
    down: migration_20261126_011654_telephone_numbers_are_found_by_their_digits.down,
    name: '20261126_011654_telephone_numbers_are_found_by_their_digits',
  },
  {
    up: migration_20261126_041902_bookings_know_what_was_chosen_by_its_key.up,
    down: migration_20261126_041902_bookings_know_what_was_chosen_by_its_key.down,
    name: '20261126_041902_bookings_know_what_was_chosen_by_its_key',
  },
  {
    up: migration_20261126_112814_pictures_have_fewer_widths_in_webp.up,
    down: migration_20261126_112814_pictures_have_fewer_widths_in_webp.down,
    name: '20261126_112814_pictures_have_fewer_widths_in_webp',
  },
  {
    up: migration_20261126_113951_copies_say_whether_their_guests_know.up,
    down: migration_20261126_113951_copies_say_whether_their_guests_know.down,
    name: '20261126_113951_copies_say_whether_their_guests_know',
  },
  {
    up: migration_20261127_044919_dates_of_events_are_changed.up,
    down: migration_20261127_044919_dates_of_events_are_changed.down,
    name: '20261127_044919_dates_of_events_are_changed'
  },
];
