-- Where a marketplace tells no delivery, the days of a buyer are counted from the shipment.
update orders set buyer_done_at = shipped_at
where status = 'shipped' and delivered_at is null and shipped_at is not null and buyer_erased_at is null;
