-- Pages of the shop that are nothing but a text; the first texts come with the data of every installation.
create table site_page (
  name text primary key,
  text text not null,
  updated timestamptz(3) not null default now(),
  version integer not null default 1
);
--> statement-breakpoint
create trigger site_page_changed before update on site_page for each row execute function record_changed();
