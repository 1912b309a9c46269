-- Every instance remembers answers to visitors by topic; it forgets them when somebody, wherever, has changed what they
-- say.
create function public_data_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('rodovia', 'public:' || tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
do $$
declare changed record;
begin
  for changed in select * from (values
    ('brand', 'catalogue'), ('category', 'catalogue'), ('company', 'catalogue'), ('loss_reason', 'catalogue'),
    ('model', 'catalogue'), ('model_image', 'catalogue'), ('payment_term', 'catalogue'), ('product', 'catalogue'),
    ('product_group', 'catalogue'), ('product_image', 'catalogue'), ('text_template', 'catalogue'),
    ('business_settings', 'shop'), ('desk_settings', 'shop'), ('site_content', 'shop'), ('site_page', 'site-page'),
    ('city', 'city'), ('state', 'city')) as topics (name, topic)
  loop
    execute format('create trigger public_data_changed after insert or update or delete or truncate on %I
      for each statement execute function public_data_changed(%L)', changed.name, changed.topic);
  end loop;
end $$;
